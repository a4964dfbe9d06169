import type * as english from '@/content/en/business/marketplaces'
import { stallDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** The six marketplaces, one for each side of the trade (R-TECH-04). */
export const marketplaces: Translated<typeof english.marketplaces> = [
  {
    id: 'farmers',
    name: 'किसान',
    text: 'उन किसानों के लिए जिनकी फ़सल को परागण चाहिए।',
    picture: stallDrawing('farmers'),
  },
  {
    id: 'manufacturers',
    name: 'निर्माता',
    text: 'उन निर्माताओं के लिए जो अनुबंध पर शहद तैयार कराना चाहते हैं।',
    picture: stallDrawing('manufacturers'),
  },
  {
    id: 'brands',
    name: 'ब्रांड',
    text: 'उन ब्रांडों के लिए जो अपने लेबल वाला शहद चाहते हैं।',
    picture: stallDrawing('brands'),
  },
  {
    id: 'beekeepers',
    name: 'मधुमक्खी पालक',
    text: 'उन मधुमक्खी पालकों के लिए जो कॉलोनियाँ दूसरी जगह ले जाते हैं या जिन्हें सामान चाहिए।',
    picture: stallDrawing('beekeepers'),
  },
  {
    id: 'ecoEntrepreneurs',
    name: 'इको-उद्यमी',
    text: 'उन लोगों के लिए जो ज़मीन, शेड या खेती की कोई और क्षमता देते हैं।',
    picture: stallDrawing('eco-entrepreneurs'),
  },
  {
    id: 'consumers',
    name: 'ग्राहक',
    text: 'उन लोगों के लिए जो अपने घर के लिए शहद ख़रीदते हैं।',
    picture: stallDrawing('consumers'),
  },
]
