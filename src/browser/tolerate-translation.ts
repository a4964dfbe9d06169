/**
 * Lets React go on in a page that the browser translates. Translators put elements of their own in the place of texts,
 * and React, which still knows the texts, would fail as it removes one or puts something before it
 * (https://github.com/facebook/react/issues/11538). What is gone already counts as removed; what should stand before
 * it comes last.
 */
export function tolerateTranslation(): void {
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <Child extends Node>(child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}
