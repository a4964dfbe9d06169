import type * as english from '@/content/en/business/certifications'
import { sealDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** The certifications named to brands (R-BRAND-03), and what each of them is about. */
export const certifications: Translated<typeof english.certifications> = [
  { name: 'FSSAI', text: 'ಭಾರತೀಯ ಆಹಾರ ಸುರಕ್ಷತೆ ಮತ್ತು ಗುಣಮಟ್ಟ ಪ್ರಾಧಿಕಾರ', picture: sealDrawing('fssai') },
  {
    name: 'Indian Organic',
    text: 'ಭಾರತದ ಸಾವಯವ ಉತ್ಪನ್ನಗಳ ಗುರುತು',
    picture: sealDrawing('indian-organic'),
  },
  { name: 'ISO', text: 'ಅಂತರರಾಷ್ಟ್ರೀಯ ಮಾನದಂಡಗಳು', picture: sealDrawing('iso') },
  { name: 'USDA', text: 'ಅಮೆರಿಕದ ಕೃಷಿ ಇಲಾಖೆ', picture: sealDrawing('usda') },
  { name: 'FSSC 22000', text: 'ಆಹಾರ ಸುರಕ್ಷತಾ ವ್ಯವಸ್ಥೆಗಳ ಪ್ರಮಾಣೀಕರಣ', picture: sealDrawing('fssc-22000') },
  { name: 'GMP', text: 'ಉತ್ತಮ ತಯಾರಿಕಾ ಪದ್ಧತಿ', picture: sealDrawing('gmp') },
  { name: 'ಹಲಾಲ್', text: 'ಇಸ್ಲಾಂ ಧರ್ಮದ ನಿಯಮ ಅನುಮತಿಸುವ ಆಹಾರ', picture: sealDrawing('halal') },
]

export const certificationsHeading: Translated<typeof english.certificationsHeading> = 'ಪ್ರಮಾಣೀಕರಣಗಳು'
