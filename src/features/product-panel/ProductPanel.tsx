import { controls } from '@content/site/controls'
import { useEffect, useState } from 'react'
import { onLinkIntent } from '@/browser/on-link-intent'
import { DialogFailed, DialogWaiting } from '@/components/loading/DialogNote'
import { lazy } from '@/components/loading/lazy'
import type { ProductSequence } from '@/components/product/product-sequence'
import { useOpenedHere, useOpenProductId } from './open-product-id'
import { opensPanel } from './panel-link'

const PanelSheet = lazy(() => import('./PanelSheet'), {
  Waiting: DialogWaiting,
  // A panel that is slid out no more has nothing to tell.
  Failed: ({ retry, openId }) =>
    openId !== undefined && <DialogFailed message={controls.productFailed} retry={retry} />,
})

/** Fetches what shows a product ahead of time. */
export const prefetchPanel = () => PanelSheet.load()

/**
 * The panel of the product in the address, over the page that lists it. What it shows comes with the
 * first product that is opened, or on intent.
 */
export function ProductPanel(sequence: ProductSequence) {
  const id = useOpenProductId()
  useOpenedHere(id)
  // Until it has slid out, which is after the address has stopped naming a product.
  const [onScreen, setOnScreen] = useState(false)
  useEffect(
    () =>
      onLinkIntent(document, (link) => {
        if (opensPanel(link)) void prefetchPanel().catch(() => {}) // told where it is opened
      }),
    [],
  )
  if (id === undefined && !onScreen) return null
  return (
    <PanelSheet
      sequence={sequence}
      openId={id}
      onOpened={() => setOnScreen(true)}
      onClosed={() => setOnScreen(false)}
    />
  )
}

export { ProductPanel as default }
