import { mostItems } from '@/domain/quote/quote-items'

/** Words of the button that puts a product on the quote list; the product's name is read out, and not seen. */
export const quoteButton = {
  add: 'Add {name} to quote',
  added: 'In quote {name}',
  full: `The list is full: ${mostItems} products at most.`,
} as const
