import type * as english from '@/content/en/features/share'
import type { Translated } from '@/content/translated'

/** The words of sharing. */
export const share: Translated<typeof english.share> = {
  heading: 'ಹಂಚಿಕೊಳ್ಳಿ',
  link: 'ಲಿಂಕ್',
  copy: 'ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಲಿಂಕ್ ಕಾಪಿ ಆಗಿದೆ.',
  notCopied: 'ಈ ಬ್ರೌಸರ್ ಕಾಪಿ ಮಾಡಲು ಬಿಡುವುದಿಲ್ಲ. ಲಿಂಕ್ ಆಯ್ಕೆ ಮಾಡಲಾಗಿದೆ: ಅದನ್ನು ಅಲ್ಲಿಂದಲೇ ಕಾಪಿ ಮಾಡಿ.',
  whatsApp: 'WhatsApp',
  email: 'ಇಮೇಲ್',
  qrName: 'ಈ ಲಿಂಕ್‌ನ QR ಕೋಡ್',
  saveQr: 'QR ಕೋಡ್ ಉಳಿಸಿ',
  saveSvg: 'SVG ಆಗಿ ಉಳಿಸಿ',
  /** What is seen of it. */
  svg: 'SVG',
  savedQr: '300 dpi\u00a0ಯಲ್ಲಿ 10 ಸೆಂ.ಮೀ. ಅಳತೆಗೆ ಸಾಕಾಗುವ ಚಿತ್ರವಾಗಿ ಉಳಿಸಲಾಗಿದೆ.',
  savedSvg: 'ಯಾವ ಗಾತ್ರದಲ್ಲೂ ಸ್ಪಷ್ಟವಾಗಿ ಕಾಣುವ ಡ್ರಾಯಿಂಗ್ ಆಗಿ ಉಳಿಸಲಾಗಿದೆ.',
  notSaved: 'ಈ ಬ್ರೌಸರ್ ಚಿತ್ರ ಮಾಡಲು ಬಿಡುವುದಿಲ್ಲ. ಬದಲಿಗೆ SVG ಆಗಿ ಉಳಿಸಿ.',
  tooLong: 'ಈ ಲಿಂಕ್ QR ಕೋಡ್‌ಗೆ ತುಂಬಾ ಉದ್ದವಾಗಿದೆ.',
  campaign: {
    heading: 'ಪ್ರಚಾರದ ಲಿಂಕ್',
    text: 'ನೀವು ಬರೆದದ್ದು ಲಿಂಕ್‌ಗೆ ಸೇರುತ್ತದೆ. ಪೋಸ್ಟರ್‌ನಿಂದ, ಮೇಳದಿಂದ ಅಥವಾ ಚಾಟ್‌ನಿಂದ ಬಂದ ಭೇಟಿಗಳನ್ನು ಹೀಗೆ ಬೇರೆಬೇರೆಯಾಗಿ ಗುರುತಿಸಬಹುದು.',
    parts: [
      { part: 'source', label: 'ಮೂಲ', example: 'mela' },
      { part: 'medium', label: 'ಮಾಧ್ಯಮ', example: 'poster' },
      { part: 'campaign', label: 'ಪ್ರಚಾರ', example: 'ugadi-2026' },
    ],
    stored: 'ಈ ಸಾಧನದಲ್ಲಿ ಹಿಂದೆ ಬಳಸಿದವು',
    use: (name) => `${name} ಬಳಸಿ`,
    remove: (name) => `${name} ತೆಗೆದುಹಾಕಿ`,
    notStored: 'ಈ ಬ್ರೌಸರ್ ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ: ಪುಟ ಮುಚ್ಚಿದಾಗ ಈ ಪ್ರಚಾರಗಳೂ ಹೋಗುತ್ತವೆ.',
  },
}
