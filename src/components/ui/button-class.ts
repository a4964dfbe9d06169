import classNames from 'classnames'

/** Honey to act, forest to book, outline to look, text to undo: variants of Bootstrap's buttons. */
export type ButtonLook = 'honey' | 'forest' | 'outline' | 'text'

/**
 * Class names of a link that looks like a button. Bootstrap's own component would give it the role
 * of a button.
 */
export const buttonClass = (look: ButtonLook, small = false) =>
  classNames('btn', `btn-${look}`, small && 'btn-sm')
