import type { ListCopy } from '@/content/list-copy'

/** What is said of a list in its place: an empty one's words, and the one name of every spinner, stand so to the letter. */
export const listCopy = {
  services: { loading: 'Loading products', empty: 'Services not found' },
  products: { loading: 'Loading products', empty: 'Products Not Found' },
} satisfies Record<string, ListCopy>

/** Services, products or a quote list, where scripts did not load. */
export const listNeedsScripts = { text: 'This list needs scripts, and they did not load.' }
