import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/app'
import { appCopy, apps } from '@/content/hi/business/apps'
import { networkMap } from '@/content/hi/business/networks'
import { pageTitle } from '@/content/hi/site/site'
import { ecoBeeDrawing, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/app`: a menu of apps, Edge AI Stack and Eco-Bee (R-ROUTE-22). */
export const appMenu: Translated<typeof english.appMenu> = {
  head: {
    title: pageTitle('ऐप, Edge AI Stack और Eco-Bee'),
    description:
      'हमारे नेटवर्क के ऐप, Edge AI Stack और Eco-Bee स्मार्ट मधुमक्खी बक्सा, सब एक पेज पर: जिसकी ज़रूरत हो, उसी से शुरू करें।',
  },
  heading: 'मेरा ऐप कौन-सा है?',
  lead: 'एक जवाब, एक ऐप: जो बात आप पर ठीक बैठे, वही चुनें।',
  apps: {
    ...appCopy,
    list: apps.map((app) => ({ ...app, href: `${paths.technology()}#${app.id}` })),
    open: (name) => `${name} डाउनलोड करें`,
    drawn: 'ये स्क्रीन ड्रॉइंग हैं। शहद इनमें से किसी भी ऐप के बिना ख़रीदा जा सकता है।',
    none: 'तीनों में से कोई नहीं?',
    look: 'अपनी भूमिका हमारे नेटवर्कों के नक्शे पर खोजें, या डेमो में हमसे पूछें।',
    map: { label: 'नक्शे पर अपनी भूमिका खोजें', href: `${paths.technology()}#${networkMap.id}` },
  },
  hives: {
    heading: 'मधुमक्खी बक्से के अंदर',
    list: [
      {
        title: 'Edge AI Stack',
        text: 'रीडिंग चार परतों से होकर बक्से से आपके फ़ोन तक कैसे पहुँचती है।',
        href: paths.edgeAiStack(),
        picture: scene('edge-ai'),
      },
      {
        title: 'Eco-Bee',
        text: 'स्मार्ट बक्सा: उसके सेंसर, लाइवस्ट्रीम, डैशबोर्ड और शहद।',
        href: paths.ecoBee(),
        picture: ecoBeeDrawing('sensors'),
      },
    ],
  },
}
