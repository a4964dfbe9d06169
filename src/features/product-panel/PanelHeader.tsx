import { productPanel as copy } from '@content/features/product-panel'
import { type ReactNode, useContext } from 'react'
import { ProductSlots } from '@/components/product/product-slots'
import { AsSent } from '@/components/ui/AsSent'
import { CloseButton } from '@/components/ui/CloseButton'
import { NextIcon, PreviousIcon } from '@/components/ui/icons'
import type { Neighbours } from '@/domain/catalogue/neighbours'
import type { Product } from '@/domain/catalogue/product'
import { grouped } from '@/domain/format/digits'
import styles from './PanelHeader.module.scss'

type PanelHeaderProps = {
  product: Product | undefined
  /** What is shared (`useSharePath`). */
  sharePath: string | undefined
  /** Undefined for a product that the visitor's choices leave out. */
  neighbours: Neighbours | undefined
  total: number
  onShow: (id: string) => void
  onClose: () => void
}

/** Controls of the panel: previous and next product, share, close. */
export function PanelHeader({ product, sharePath, neighbours, total, onShow, onClose }: PanelHeaderProps) {
  const { share } = useContext(ProductSlots)
  return (
    <div className={styles.bar}>
      {neighbours && (
        <>
          <Step label={copy.previous} to={neighbours.previous} onShow={onShow}>
            <PreviousIcon />
          </Step>
          <p className={styles.position} aria-live="polite">
            {copy.position(grouped(neighbours.position), grouped(total))}
            <span className="visually-hidden">
              : <AsSent>{product?.name}</AsSent>
            </span>
          </p>
          <Step label={copy.next} to={neighbours.next} onShow={onShow}>
            <NextIcon />
          </Step>
        </>
      )}
      <div className={styles.actions}>
        {product &&
          sharePath !== undefined &&
          share({ label: copy.share(product.name), title: product.name, address: sharePath })}
        <CloseButton onClick={onClose} />
      </div>
    </div>
  )
}

type StepProps = {
  label: string
  to: string | undefined
  onShow: (id: string) => void
  children: ReactNode
}

/** At the end of the list it stays where it is, and keeps the focus. */
function Step({ label, to, onShow, children }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onShow(to)}
    >
      {children}
    </button>
  )
}
