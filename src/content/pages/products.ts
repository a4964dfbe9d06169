import { categories } from '@/config/categories'
import { defaultSubcategory, paths } from '@/config/paths'
import { audienceIcon, quiet, scene, serviceDrawing, stallDrawing } from '../picture'
import { pageTitle } from '../site'
import { sixServices } from '../six-services'

const [hiveParts, tools] = categories.beekeeperInputs

/** Words of `/products`; the tiles stand in for the back end's, in the order of its own (R-API-06). */
export const products = {
  head: {
    title: pageTitle('Products: honey, hives, pollination and inputs'),
    description:
      'All product categories: honey, pollination, contract farming, Eco-Bee hives, private label and beekeeping inputs.',
  },
  banner: {
    heading: 'Products',
    lead: 'Honey, hives, services and inputs, by what they are for.',
    picture: scene('products', 'Two shelves of honey jars, from pale to dark, and a piece of comb'),
  },
  tiles: {
    heading: 'By category',
    list: [
      {
        id: categories.honey,
        title: 'Honey',
        text: 'Raw, natural and wild, by the jar.',
        href: paths.listing(defaultSubcategory),
        picture: audienceIcon('consumer'),
      },
      {
        id: categories.contractFarming,
        title: 'Contract Farming',
        text: 'Honey farmed for your production.',
        href: paths.manufacturers(),
        picture: quiet(sixServices.contractFarming.picture),
      },
      {
        id: categories.pollination,
        title: 'Pollination',
        text: 'Colonies for a crop in flower.',
        href: paths.farmers(),
        picture: quiet(sixServices.pollination.picture),
      },
      {
        id: categories.ecoContributor,
        title: 'Eco-Bee',
        text: 'Smart hives to adopt.',
        href: paths.ecoContributor(),
        picture: quiet(sixServices.adoptableEcoBee.picture),
      },
      {
        id: categories.ecoEntrepreneur,
        title: 'Farming Capacity',
        text: 'Put what you have to work.',
        href: paths.ecoEntrepreneur(),
        picture: quiet(sixServices.monetizing.picture),
      },
      {
        id: categories.consumerMarketplace,
        title: 'Honey Marketplace',
        text: 'Honey for your own table.',
        href: paths.consumers(),
        picture: stallDrawing('consumers'),
      },
      {
        id: categories.brands,
        title: 'Services for Brands',
        text: 'Made by us, labelled by you.',
        href: paths.brands(),
        picture: quiet(sixServices.contractManufacturing.picture),
      },
      {
        id: categories.beekeeperServices,
        title: 'Colony Migration',
        text: 'Hives moved to the next bloom.',
        href: paths.beekeepers(),
        picture: quiet(sixServices.coloniesMigration.picture),
      },
      {
        id: hiveParts,
        title: 'Hives and Parts',
        text: 'Boxes, frames and what fits them.',
        href: paths.beekeepers(),
        picture: serviceDrawing('beekeeping-inputs'),
      },
      {
        id: tools,
        title: 'Tools and Clothing',
        text: 'For working at the hive.',
        href: paths.beekeepers(),
        picture: audienceIcon('beekeeper'),
      },
    ],
    /** A category that we have no page for. */
    other: { href: paths.allProducts(), picture: audienceIcon('manufacturer') },
  },
  all: {
    heading: 'Everything in one place',
    ways: [
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
