import { sealDrawing } from '@/content/pictures'

/** The certifications named to brands (R-BRAND-03), and what each of them is about. */
export const certifications = [
  { name: 'FSSAI', text: 'Food Safety and Standards Authority of India', picture: sealDrawing('fssai') },
  {
    name: 'Indian Organic',
    text: 'The mark of organic produce in India',
    picture: sealDrawing('indian-organic'),
  },
  { name: 'ISO', text: 'International standards', picture: sealDrawing('iso') },
  { name: 'USDA', text: 'United States Department of Agriculture', picture: sealDrawing('usda') },
  { name: 'FSSC 22000', text: 'Certification of food safety systems', picture: sealDrawing('fssc-22000') },
  { name: 'GMP', text: 'Good manufacturing practice', picture: sealDrawing('gmp') },
  { name: 'Halal', text: 'Food that Islamic law permits', picture: sealDrawing('halal') },
] as const

export const certificationsHeading = 'Certifications'
