/**
 * For rows that scroll sideways: brings the focused element wholly into view; browsers are content
 * with a part of it. Only for the Tab key: nothing may move under a pressed pointer.
 */
export function scrollIntoViewIfCut({ target }: { target: Element }): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
