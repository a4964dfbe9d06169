/** The words of sharing. */
export const share = {
  heading: 'Share',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'This browser does not let us copy. The link is selected: copy it from its field.',
  whatsApp: 'WhatsApp',
  email: 'E-mail',
  qrName: 'QR code of this link',
  saveQr: 'Save QR code',
  saveSvg: 'Save as SVG',
  /** What is seen of it. */
  svg: 'SVG',
  savedQr: 'Saved as a picture, large enough for 10 cm at 300 dpi.',
  savedSvg: 'Saved as a drawing, sharp at any size.',
  notSaved: 'This browser does not let us make the picture. Save it as SVG instead.',
  tooLong: 'This link is too long for a QR code.',
  campaign: {
    heading: 'Campaign link',
    text: 'What you enter is added to the link, so that visits from a poster, a fair or a chat can be told apart.',
    parts: [
      { part: 'source', label: 'Source', example: 'fair' },
      { part: 'medium', label: 'Medium', example: 'poster' },
      { part: 'campaign', label: 'Campaign', example: 'spring-2026' },
    ],
    stored: 'Used before on this device',
    use: (name: string) => `Use ${name}`,
    remove: (name: string) => `Remove ${name}`,
    notStored: 'This browser keeps nothing: these campaigns go when the page does.',
  },
} as const
