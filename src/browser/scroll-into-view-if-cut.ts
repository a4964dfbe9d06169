/**
 * For rows that scroll sideways: brings what has got the focus wholly into view. Browsers leave it where it is as soon as
 * a part of it is seen. Only for the Tab key: nothing moves away under a pointer that is pressed.
 */
export function scrollIntoViewIfCut({ target }: { target: Element }): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
