import type { HoneyColour } from '@/domain/honey-colour'
import type { JarShape } from '@/drawing/jar'

/** What the label maker offers, and says. */
export const labelMaker = {
  heading: 'See your name on it',
  lead: 'Write a name, pick a honey and a jar. What you see is what your request will say.',
  name: 'Name on the label',
  /** Stands on the label until there is a name. */
  noName: 'Your name',
  honey: 'Honey',
  jar: 'Jar',
  honeys: [
    ['acacia', 'Acacia'],
    ['mustard', 'Mustard'],
    ['litchi', 'Litchi'],
    ['ajwain', 'Ajwain'],
    ['forest', 'Forest'],
    ['jamun', 'Jamun'],
  ],
  jars: [
    ['round', 'Round'],
    ['six-sided', 'Six-sided'],
    ['tall', 'Tall'],
  ],
  ofHoney: (honey: string) => `${honey} honey`,
  /** What the drawing shows, for those who do not see it. */
  drawing: (name: string, honey: string, jar: string) =>
    `${jar} jar of ${honey.toLowerCase()} honey. ${name ? `The label reads: ${name}` : 'There is no name on the label yet.'}`,
  note: 'A sketch, not a proof.',
  email: 'RFQ by email',
  whatsApp: 'RFQ by WhatsApp',
  save: 'Save picture',
  saved: 'The picture is saved.',
  notSaved: 'This browser makes no picture. The words can be copied.',
  copy: 'Copy as words',
  copied: 'The words are copied.',
  notCopied: 'Nothing could be copied here. The email has the same words.',
  fileName: 'label',
  message: {
    subject: 'Request for quotation: private label honey',
    text: (name: string, honey: string, jar: string) =>
      [
        'We would like a quote for honey under our own label.',
        '',
        `Name on the label: ${name || 'not chosen yet'}`,
        `Honey: ${honey}`,
        `Jar: ${jar}`,
      ].join('\n'),
  },
} as const satisfies {
  honeys: readonly (readonly [HoneyColour, string])[]
  jars: readonly (readonly [JarShape, string])[]
  [word: string]: unknown
}
