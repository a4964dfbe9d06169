import { useEffect } from 'react'
import type { Product } from '@/domain/product'
import { hasItem } from '@/domain/quote-items'
import { earlyPresses } from './early-presses'
import { QuotePress } from './QuotePress'
import { toggleItem, useQuoteItems } from './quote-items'

/** Puts a product on the quote list and takes it off again, also where it was pressed before it could. */
function LiveQuoteButton({ product: { id, name } }: { product: Product }) {
  const items = useQuoteItems()
  useEffect(() => {
    if (earlyPresses.delete(id)) toggleItem(id)
  }, [id])
  return <QuotePress name={name} added={hasItem(items, id)} onPress={() => toggleItem(id)} />
}

export { LiveQuoteButton as default }
