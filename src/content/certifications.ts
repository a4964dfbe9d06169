import type { Picture } from './picture'

const seal = (file: string): Picture => ({ src: `/images/seals/${file}.svg`, width: 96, height: 96, alt: '' })

/** The certifications named to brands (SPEC §2), and what each of them is about. */
export const certifications = [
  { name: 'FSSAI', text: 'Food Safety and Standards Authority of India', picture: seal('fssai') },
  { name: 'Indian Organic', text: 'The mark of organic produce in India', picture: seal('indian-organic') },
  { name: 'ISO', text: 'International management standards', picture: seal('iso') },
  { name: 'USDA', text: 'United States Department of Agriculture', picture: seal('usda') },
  { name: 'FSSC 22000', text: 'Food safety systems in processing', picture: seal('fssc-22000') },
  { name: 'GMP', text: 'Good manufacturing practice', picture: seal('gmp') },
  { name: 'Halal', text: 'Food that Islamic law permits', picture: seal('halal') },
] as const
