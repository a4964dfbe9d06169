import { categoryIds } from '@/config/category-ids'
import { defaultSubcategory, paths } from '@/config/paths'
import { sixServices } from '@/content/en/business/six-services'
import { pageTitle } from '@/content/en/site/site'
import { audienceIcon, type Picture, quiet, roadDrawing, scene, stallDrawing } from '@/content/pictures'
import { grouped } from '@/domain/format/digits'
import { rupees } from '@/domain/format/money'

const [hiveParts, tools] = categoryIds.beekeeperInputs

/** A stretch of the road that the categories stand along. */
export type Stretch = 'field' | 'hive' | 'table'

/** Where a category stands on the road, and where it leads. */
type RoadStop = { stretch: Stretch; href: string; picture: Picture }

/** The categories along their road, and the words of what is known of them. */
export type RoadCopy = {
  /** Names the list of categories. */
  name: string
  stretches: readonly { id: Stretch; heading: string }[]
  offers: (count: number) => string
  from: (price: number) => string
  onRequest: string
  list: readonly RoadPlace[]
  other: RoadStop
}

/** A category's place on the road; `hidePrices` where its page shows no prices. */
export type RoadPlace = RoadStop & { id: string; title: string; text?: string; hidePrices?: boolean }

/** Words of `/products`; its tiles, in the order of the road, stand in for the back end's (R-API-07). */
export const products = {
  head: {
    title: pageTitle('Products: honey, hives, pollination and inputs'),
    description:
      'All product categories: honey, pollination, contract farming, Eco-Bee hives, private label and beekeeping inputs.',
  },
  heading: 'Products',
  lead: 'From the field to the table: each offer stands where its work is done.',
  road: {
    name: 'By category',
    stretches: [
      { id: 'field', heading: 'In the field' },
      { id: 'hive', heading: 'At the hive' },
      { id: 'table', heading: 'On the table' },
    ],
    /** How many offers a category has, and from what price, where that is shown at all. */
    offers: (count: number) => (count === 1 ? '1 offer' : `${grouped(count)} offers`),
    from: (price: number) => `from ${rupees(price)}`,
    onRequest: 'price on request',
    list: [
      {
        id: categoryIds.pollination,
        stretch: 'field',
        title: 'Pollination',
        text: 'Colonies for a crop in flower.',
        href: paths.farmers(),
        picture: quiet(sixServices.pollination.picture),
      },
      {
        id: categoryIds.contractFarming,
        stretch: 'field',
        title: 'Contract Farming',
        text: 'Honey farmed for your production.',
        href: paths.manufacturers(),
        picture: quiet(sixServices.contractFarming.picture),
      },
      {
        id: categoryIds.ecoEntrepreneur,
        stretch: 'field',
        title: 'Farming Capacity',
        text: 'Put what you have to work.',
        href: paths.ecoEntrepreneur(),
        picture: stallDrawing('eco-entrepreneurs'),
        hidePrices: true,
      },
      {
        id: categoryIds.beekeeperServices,
        stretch: 'field',
        title: 'Colony Migration',
        text: 'Hives moved to the next bloom.',
        href: paths.beekeepers(),
        picture: quiet(sixServices.coloniesMigration.picture),
      },
      {
        id: hiveParts,
        stretch: 'hive',
        title: 'Inputs for Beekeepers',
        text: 'For your hives.',
        href: paths.beekeepers(),
        picture: roadDrawing('hive-box'),
      },
      {
        id: categoryIds.ecoContributor,
        stretch: 'hive',
        title: 'Eco-Bee',
        text: 'Smart hives to adopt.',
        href: paths.ecoContributor(),
        picture: quiet(sixServices.adoptableEcoBee.picture),
        hidePrices: true,
      },
      {
        id: tools,
        stretch: 'hive',
        title: 'More Inputs for Beekeepers',
        text: 'For your apiary.',
        href: paths.beekeepers(),
        picture: roadDrawing('smoker'),
      },
      {
        id: categoryIds.brands,
        stretch: 'table',
        title: 'Services for Brands',
        text: 'Made by us, labelled by you.',
        href: paths.brands(),
        picture: quiet(sixServices.contractManufacturing.picture),
        hidePrices: true,
      },
      {
        id: categoryIds.consumerMarketplace,
        stretch: 'table',
        title: 'Honey Marketplace',
        text: 'Honey for your own table.',
        href: paths.consumers(),
        picture: stallDrawing('consumers'),
      },
      {
        id: categoryIds.honey,
        stretch: 'table',
        title: 'Honey',
        text: 'Raw and natural, by the jar.',
        href: paths.listing(defaultSubcategory),
        picture: audienceIcon('consumer'),
      },
    ],
    /** A category that we have no page for. */
    other: { stretch: 'table', href: paths.allProducts(), picture: audienceIcon('manufacturer') },
  } satisfies RoadCopy,
  all: {
    heading: 'Everything in one place',
    links: [
      {
        label: 'All products',
        href: paths.allProducts(),
        text: 'Search, sort and filter.',
        picture: scene('products'),
      },
      {
        label: 'Quote list',
        href: paths.quoteList(),
        text: 'Collect honeys and ask for a price.',
        picture: audienceIcon('b2b-buyer'),
      },
    ],
  },
} as const
