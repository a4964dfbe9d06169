import { mostItems } from '@/domain/quote/quote-items'

/** 'Add {name} to quote', of which 'Add to quote' is seen; once it is there, 'In quote'. */
export const quoteButton = {
  before: 'Add',
  after: 'to quote',
  added: 'In quote',
  full: `The list is full: ${mostItems} products at most.`,
} as const
