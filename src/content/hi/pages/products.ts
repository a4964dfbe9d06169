import { categoryIds } from '@/config/category-ids'
import { defaultSubcategory, paths } from '@/config/paths'
import type * as english from '@/content/en/pages/products'
import { sixServices } from '@/content/hi/business/six-services'
import { pageTitle } from '@/content/hi/site/site'
import { audienceIcon, quiet, roadDrawing, scene, stallDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'

const [hiveParts, tools] = categoryIds.beekeeperInputs

/** Words of `/products`; its tiles, in the order of the road, stand in for the back end's (R-API-07). */
export const products: Translated<typeof english.products> = {
  head: {
    title: pageTitle('उत्पाद: शहद, मधुमक्खी बक्से, परागण और सामान'),
    description:
      'उत्पादों की सभी श्रेणियाँ: शहद, परागण, अनुबंध खेती, Eco-Bee बक्से, प्राइवेट लेबल और मधुमक्खी पालन का सामान।',
  },
  heading: 'उत्पाद',
  lead: 'खेत से खाने की मेज़ तक: हर चीज़ वहीं दिखती है, जहाँ उसका काम होता है।',
  road: {
    name: 'श्रेणी के हिसाब से',
    stretches: [
      { id: 'field', heading: 'खेत में' },
      { id: 'hive', heading: 'मधुमक्खी बक्से के पास' },
      { id: 'table', heading: 'खाने की मेज़ पर' },
    ],
    /** How many offers a category has, and from what price, where that is shown at all. */
    offers: (count) => (count === 1 ? '1 विकल्प' : `${grouped(count)} विकल्प`),
    from: (price) => `${rupees(price)} से शुरू`,
    onRequest: 'दाम अनुरोध पर',
    list: [
      {
        id: categoryIds.pollination,
        stretch: 'field',
        title: 'परागण',
        text: 'फूलों के समय फ़सल के लिए कॉलोनियाँ।',
        href: paths.farmers(),
        picture: quiet(sixServices.pollination.picture),
      },
      {
        id: categoryIds.contractFarming,
        stretch: 'field',
        title: 'अनुबंध खेती',
        text: 'आपके उत्पादन के लिए तैयार शहद।',
        href: paths.manufacturers(),
        picture: quiet(sixServices.contractFarming.picture),
      },
      {
        id: categoryIds.ecoEntrepreneur,
        stretch: 'field',
        title: 'खेती की क्षमता',
        text: 'जो आपके पास है, उसे काम में लगाएँ।',
        href: paths.ecoEntrepreneur(),
        picture: stallDrawing('eco-entrepreneurs'),
        hidePrices: true,
      },
      {
        id: categoryIds.beekeeperServices,
        stretch: 'field',
        title: 'कॉलोनी स्थानांतरण',
        text: 'मधुमक्खी बक्से वहाँ, जहाँ आगे फूल खिलने वाले हों।',
        href: paths.beekeepers(),
        picture: quiet(sixServices.coloniesMigration.picture),
      },
      {
        id: hiveParts,
        stretch: 'hive',
        title: 'मधुमक्खी पालकों के लिए सामान',
        text: 'आपके बक्सों के लिए।',
        href: paths.beekeepers(),
        picture: roadDrawing('hive-box'),
      },
      {
        id: categoryIds.ecoContributor,
        stretch: 'hive',
        title: 'Eco-Bee',
        text: 'गोद लेने के लिए स्मार्ट बक्से।',
        href: paths.ecoContributor(),
        picture: quiet(sixServices.adoptableEcoBee.picture),
        hidePrices: true,
      },
      {
        id: tools,
        stretch: 'hive',
        title: 'मधुमक्खी पालकों के लिए और भी सामान',
        text: 'आपके मधुमक्खी पालन के लिए।',
        href: paths.beekeepers(),
        picture: roadDrawing('smoker'),
      },
      {
        id: categoryIds.brands,
        stretch: 'table',
        title: 'ब्रांडों के लिए सेवाएँ',
        text: 'बनाएँ हम, लेबल आपका।',
        href: paths.brands(),
        picture: quiet(sixServices.contractManufacturing.picture),
        hidePrices: true,
      },
      {
        id: categoryIds.consumerMarketplace,
        stretch: 'table',
        title: 'शहद मार्केटप्लेस',
        text: 'आपके घर के लिए शहद।',
        href: paths.consumers(),
        picture: stallDrawing('consumers'),
      },
      {
        id: categoryIds.honey,
        stretch: 'table',
        title: 'शहद',
        text: 'रॉ और प्राकृतिक, जार में।',
        href: paths.listing(defaultSubcategory),
        picture: audienceIcon('consumer'),
      },
    ],
    /** A category that we have no page for. */
    other: { stretch: 'table', href: paths.allProducts(), picture: audienceIcon('manufacturer') },
  },
  all: {
    heading: 'सब कुछ एक जगह',
    links: [
      {
        label: 'सभी उत्पाद',
        href: paths.allProducts(),
        text: 'खोजें, क्रम बदलें और फ़िल्टर करें।',
        picture: scene('products'),
      },
      {
        label: 'कोटेशन सूची',
        href: paths.quoteList(),
        text: 'शहद जोड़ें और दाम पूछें।',
        picture: audienceIcon('b2b-buyer'),
      },
    ],
  },
}
