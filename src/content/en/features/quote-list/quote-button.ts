import { mostItems } from '@/domain/quote/quote-items'

/** The product's name is not seen. */
export const quoteButton = {
  add: 'Add {name} to quote',
  added: 'In quote {name}',
  full: `The list is full: ${mostItems} products at most.`,
} as const
