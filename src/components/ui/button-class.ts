/** Honey to act, forest to book, outline to look, text to undo (DESIGN §5). */
export type ButtonLook = 'honey' | 'forest' | 'outline' | 'text'

/** Class names of a button or of a link that looks like one. */
export const buttonClass = (look: ButtonLook, small = false) =>
  `button button--${look}${small ? ' button--small' : ''}`
