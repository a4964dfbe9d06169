/** What is said in place of a list: while it loads, where it is empty and where it failed. The rest is the same for all lists. */
export type ListCopy = {
  /** Name of the spinner: 'Loading products'. */
  loading: string
  /** In place of an empty list, and of a failed one unless it has words of its own. */
  empty: string
  failed?: string
  /** What is stored on this device whatever fails. */
  stored?: string
}
