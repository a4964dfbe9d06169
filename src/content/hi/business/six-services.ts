import { paths } from '@/config/paths'
import type * as english from '@/content/en/business/six-services'
import { serviceDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** The six services under their names of the about page, each with its page (R-ABOUT-04). */
export const sixServices: Translated<typeof english.sixServices> = {
  pollination: {
    name: 'परागण',
    audience: 'किसान',
    href: paths.farmers(),
    picture: serviceDrawing('pollination', 'खिले हुए पीले फूल से उड़ती मधुमक्खी'),
  },
  contractFarming: {
    name: 'अनुबंध खेती',
    audience: 'निर्माता',
    href: paths.manufacturers(),
    picture: serviceDrawing('contract-farming', 'धारीदार खेत पर खड़ा अनुबंध, जिस पर दस्तख़त और मुहर हैं'),
  },
  contractManufacturing: {
    name: 'अनुबंध उत्पादन',
    audience: 'ब्रांड',
    href: paths.brands(),
    picture: serviceDrawing('contract-manufacturing', 'जार भरने की लाइन: ख़ाली, आधे भरे और तैयार जार'),
  },
  coloniesMigration: {
    name: 'कॉलोनियों का स्थानांतरण',
    audience: 'मधुमक्खी पालक',
    href: paths.beekeepers(),
    picture: serviceDrawing('colony-migration', 'मधुमक्खियों के दो बक्से ले जाता ट्रक'),
  },
  monetizing: {
    name: 'क्षमता से कमाई',
    audience: 'इको-उद्यमी',
    href: paths.ecoEntrepreneur(),
    picture: serviceDrawing('monetise', 'हरे खेत से ऊपर उठता सुनहरा रुपया'),
  },
  adoptableEcoBee: {
    name: 'Eco-Bee गोद लेना',
    audience: 'इको-सहयोगी',
    href: paths.ecoContributor(),
    picture: serviceDrawing('adopt-eco-bee', 'स्मार्ट बक्सा और उसके पास फ़ोन, जिस पर वही बक्सा दिख रहा है'),
  },
}
