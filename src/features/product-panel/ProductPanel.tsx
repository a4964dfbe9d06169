import { useEffect, useState } from 'react'
import { onApproach } from '@/browser/on-approach'
import type { ProductWalk } from '@/components/product/product-walk'
import { DialogFailed, DialogWaiting } from '@/components/ui/DialogNote'
import { lazy } from '@/components/ui/lazy'
import { opensPanel } from './product-link'
import { useOpenProduct } from './use-open-product'

const PanelSheet = lazy(() => import('./PanelSheet'), {
  Waiting: DialogWaiting,
  Failed: ({ retry }) => <DialogFailed words="The product did not load." retry={retry} />,
})

/** Fetches what shows a product ahead of time. */
export const prefetchPanel = () => PanelSheet.load()

/**
 * The panel of the product that the address names, over the page whose products these are. It comes with the first
 * product that is opened, or when a link to one is approached.
 */
export function ProductPanel(walk: ProductWalk) {
  const open = useOpenProduct()
  // It leaves the screen after the address has let it go.
  const [leaving, setLeaving] = useState(false)
  useEffect(
    () =>
      onApproach(document, (link) => {
        if (opensPanel(link)) void prefetchPanel().catch(() => {}) // told where it is opened
      }),
    [],
  )
  if (open.id === undefined && !leaving) return null
  return (
    <PanelSheet walk={walk} open={open} onOpened={() => setLeaving(true)} onGone={() => setLeaving(false)} />
  )
}

export { ProductPanel as default }
