/** What is said of the way by mail, beside the button 'E-mail'. */
export const quoteMail = {
  opens: 'This opens your email program, with the list in a message.',
  /** Before the address. */
  to: 'It goes to:',
  copy: 'Copy address',
  copied: 'Address copied.',
  notCopied: 'The address could not be copied: select it and copy it from here.',
} as const
