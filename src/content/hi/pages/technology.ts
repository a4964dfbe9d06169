import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/technology'
import { appCopy, apps } from '@/content/hi/business/apps'
import { marketplaces } from '@/content/hi/business/marketplaces'
import { networks } from '@/content/hi/business/networks'
import { platforms, threePlatforms } from '@/content/hi/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { quiet, scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Anchor of the marketplaces on /technology (R-TECH-01). */
const marketplacesId = 'Marketplaces'

/** Words of `/technology` (R-TECH-01 to R-TECH-06). */
export const technology: Translated<typeof english.technology> = {
  head: {
    title: pageTitle('टेक्नोलॉजी: ऐप, मार्केटप्लेस और नेटवर्क'),
    description:
      'जिस शहद का स्रोत पता हो, उसके पीछे के ऐप, मार्केटप्लेस और नेटवर्क: डार्क स्टोर, प्लांट, फ़ार्म, संपत्ति और मधुमक्खियाँ।',
  },
  banner: {
    heading: 'टेक्नोलॉजी',
    lead: 'तीन ऐप, छह मार्केटप्लेस, तीन प्लेटफ़ॉर्म और लोगों के पाँच नेटवर्क। जिसकी ज़रूरत हो, उसी से शुरू करें।',
    picture: scene('technology', 'आपस में जुड़े तीन षट्कोणों में डार्क स्टोर, प्लांट और मार्केटप्लेस'),
  },
  tilesName: 'इस पेज पर',
  tiles: [
    ...apps.map(({ id, name, picture }) => ({
      href: `#${id}`,
      title: name,
      picture: quiet(picture),
    })),
    {
      href: `#${marketplacesId}`,
      title: 'मार्केटप्लेस',
      picture: quiet(platforms.marketplace.picture),
    },
  ],
  apps: { ...appCopy, list: apps, button: 'डाउनलोड करें' },
  marketplaces: {
    id: marketplacesId,
    heading: 'मार्केटप्लेस',
    lead: 'छह मार्केटप्लेस, हर काम-धंधे के लिए एक। अपने मार्केटप्लेस में रजिस्टर करें।',
    button: 'रजिस्टर करें',
    list: marketplaces,
  },
  platforms: {
    heading: 'तीन प्लेटफ़ॉर्म',
    lead: 'शहद निकालने से लेकर आपके ऑर्डर तक, प्लांट, स्टोर और मार्केटप्लेस एक ही कड़ी में जुड़कर काम करते हैं।',
    list: threePlatforms,
  },
  networks,
  next: {
    heading: 'इसे काम करते हुए देखें',
    text: 'डेमो बुक करें और जो हिस्सा आपके काम का है, उसके बारे में हमसे पूछें।',
    picture: scene('edge-ai'),
    buttons: [bookDemo, { label: 'Edge AI Stack', href: paths.edgeAiStack() }],
  },
  dataCenter: { label: 'डेटा सेंटर का नक्शा', href: paths.dataCenter() },
}
