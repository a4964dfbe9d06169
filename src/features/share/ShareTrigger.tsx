import { shareButton } from '@content/features/share-button'
import classNames from 'classnames'
import { useRef, useState } from 'react'
import { DialogFailed, DialogWaiting } from '@/components/loading/DialogNote'
import { lazy } from '@/components/loading/lazy'
import type { ShareSubject } from '@/components/product/product-slots'
import { ShareIcon } from '@/components/ui/action-icons'
import { buttonClass } from '@/components/ui/button-class'
import { shareNatively } from './native-share'
import styles from './ShareTrigger.module.scss'
import { isStaff } from './staff'

const ShareDialog = lazy(() => import('./ShareDialog'), {
  Waiting: DialogWaiting,
  Failed: ({ retry }) => <DialogFailed message={shareButton.failed} retry={retry} />,
})

/** A failure is told where the dialog is asked for. */
const prefetchDialog = () => void ShareDialog.load().catch(() => {})

/** Shares a view or a product: by the system's sheet where there is one, else by our own dialog. */
export default function ShareTrigger({ label, title, address }: ShareSubject) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  const press = async () => {
    // Staff want QR codes and campaigns, which no sheet of a system has.
    const isSent = 'share' in navigator && !isStaff() && (await shareNatively(title, address))
    if (!isSent) setOpen(true)
  }
  const shown = label.startsWith(shareButton.seen) ? shareButton.seen : label
  return (
    <div>
      <button
        ref={button}
        type="button"
        className={classNames(buttonClass('outline', true), styles.button)}
        aria-haspopup="dialog"
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        onClick={() => void press()}
      >
        <ShareIcon />
        <span className={styles.label}>
          {shown}
          <span className="visually-hidden">{label.slice(shown.length)}</span>
        </span>
      </button>
      {open && (
        <ShareDialog
          title={title}
          address={address}
          onClose={() => {
            setOpen(false)
            // Safari gives a pressed button no focus, so the dialog cannot know whom to give it back to.
            button.current?.focus()
          }}
        />
      )}
    </div>
  )
}
