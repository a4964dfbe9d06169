/** A part of a legal document: paragraphs, then what it lists. */
export type LegalSection = {
  /** Anchor, and where the contents list leads. */
  id: string
  heading: string
  paragraphs?: readonly string[]
  /** What is stored or sent, with its purpose. */
  items?: readonly { name: string; text: string }[]
  /**
   * The ways to reach the operator follow, from the configuration: `grievance` with the person to write to about data,
   * where it names one.
   */
  contact?: 'general' | 'grievance'
  /** A button that clears what this device stores follows. */
  forget?: boolean
}

/** A legal document; `open` is shown until the operator has approved it. */
export type LegalCopy = {
  /** Day of the last change of words, ISO. */
  changed: string
  /** What the operator has to add before it is in force. */
  open: readonly string[]
  /** What matters most, a point each. */
  summary: readonly string[]
  sections: readonly LegalSection[]
}

/** Words that the legal documents share. */
export const legal = {
  draft: "Draft for the operator's approval",
  draftText: 'This text describes the site as it is built. Before it is in force, the operator adds:',
  approved: 'In force since',
  short: 'In short',
  contents: 'Contents',
  changed: 'Last changed',
  phone: 'Phone',
  email: 'Email',
  forget: 'Clear what this device keeps',
  /** Said once the device was cleared. */
  forgotten: {
    wholly:
      'Done. What this site kept on your device is gone. What this page needs, such as a new token, it has stored anew.',
    partly:
      'Your details and lists are gone. Your browser has not yet said so of the copies of pages: press again in a moment.',
  },
  forgetOffline: 'This needs a connection: the copy of this page is cleared, too.',
  /** On pages in another language. */
  binding: 'The English text is the binding one.',
  readBinding: 'Read it in English',
  noContact: 'The contact details stand in the footer as soon as the operator has entered them.',
}
