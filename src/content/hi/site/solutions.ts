import { paths } from '@/config/paths'
import type * as english from '@/content/en/site/solutions'
import { audienceIcon } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** What there is for each audience. */
export const solutionLinks: Translated<typeof english.solutionLinks> = [
  {
    label: 'किसान',
    text: 'फ़सल में फूल आने पर मधुमक्खियाँ',
    href: paths.farmers(),
    picture: audienceIcon('farmer'),
  },
  {
    label: 'निर्माता',
    text: 'ऑर्डर पर तैयार शहद',
    href: paths.manufacturers(),
    picture: audienceIcon('manufacturer'),
  },
  { label: 'ब्रांड', text: 'आपके लेबल वाला शहद', href: paths.brands(), picture: audienceIcon('brand') },
  {
    label: 'मधुमक्खी पालक',
    text: 'स्थानांतरण और सामान',
    href: paths.beekeepers(),
    picture: audienceIcon('beekeeper'),
  },
  {
    label: 'इको-सहयोगी',
    text: 'स्मार्ट मधुमक्खी बक्सा गोद लें',
    href: paths.ecoContributor(),
    picture: audienceIcon('eco-contributor'),
  },
  {
    label: 'इको-उद्यमी',
    text: 'जो आपके पास है, उससे कमाएँ',
    href: paths.ecoEntrepreneur(),
    picture: audienceIcon('eco-entrepreneur'),
  },
  {
    label: 'ग्राहक',
    text: 'घर के लिए शहद',
    href: paths.consumers(),
    picture: audienceIcon('consumer'),
  },
]
