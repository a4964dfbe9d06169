/** The words of the button that shares, and of what may stand beside it while its module comes. */
export const shareButton = {
  /** What is seen of 'Share {name}'. */
  seen: 'Share',
  failed: 'Sharing did not load.',
} as const
