import type * as english from '@/content/en/business/certifications'
import { sealDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** The certifications named to brands (R-BRAND-03), and what each of them is about. */
export const certifications: Translated<typeof english.certifications> = [
  { name: 'FSSAI', text: 'भारतीय खाद्य सुरक्षा एवं मानक प्राधिकरण', picture: sealDrawing('fssai') },
  { name: 'Indian Organic', text: 'भारत में जैविक उपज का निशान', picture: sealDrawing('indian-organic') },
  { name: 'ISO', text: 'अंतरराष्ट्रीय मानक', picture: sealDrawing('iso') },
  { name: 'USDA', text: 'अमेरिका का कृषि विभाग', picture: sealDrawing('usda') },
  { name: 'FSSC 22000', text: 'खाद्य सुरक्षा व्यवस्था का प्रमाणन', picture: sealDrawing('fssc-22000') },
  { name: 'GMP', text: 'उत्पादन के सही तौर-तरीके', picture: sealDrawing('gmp') },
  { name: 'हलाल', text: 'इस्लामी कानून में जायज़ खाना', picture: sealDrawing('halal') },
]

export const certificationsHeading: Translated<typeof english.certificationsHeading> = 'प्रमाणन'
