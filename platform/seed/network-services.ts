import type { SeedProduct } from './seed-product'
import { certified, hiddenPair, service } from './service'

/** AGR16-1000: models of the Eco-Bee; the last has no information page yet. */
export const ecoBees: SeedProduct[] = [
  service('ECOBEE-ONE', 'Eco-Bee One', 'Eco_Bee', 'services/eco-bee-one', 24_000, {
    discountedprice: 21_500,
    likecount: 83,
    ratings: 4.7,
    featured: true,
  }),
  service('ECOBEE-DUO', 'Eco-Bee Duo', 'Eco_Bee', 'services/eco-bee-duo', 31_000, {
    discountedprice: '28500',
    itemcount: 6,
    likecount: '47',
  }),
  service('ECOBEE-SCHOOL', 'Eco-Bee School', 'Eco_Bee', 'services/eco-bee-school', 38_000, {
    infourl: 'null',
    itemcount: 3,
    likes: 22,
  }),
  ...hiddenPair('ECOBEE', 'Eco_Bee', 'services/eco-bee-one'),
]

/** AGR12-1012: farming capacity that eco-entrepreneurs let, by kind. */
export const capacity: SeedProduct[] = [
  service(
    'CAP-FIELD',
    'Let your field to our hives, per acre and season',
    'Farm_Land',
    'services/capacity-land',
    12_000,
    {
      likecount: 14,
    },
  ),
  service(
    'CAP-ORCHARD',
    'Let your orchard to our hives, per acre and season',
    'Farm_Land',
    'services/capacity-orchard',
    15_000,
  ),
  service('CAP-SHED', 'Let a shed for extraction, per month', 'Sheds', 'services/capacity-shed', '8500', {
    likes: '11',
  }),
  service('CAP-STORE', 'Let a room as a dark store, per month', 'Sheds', 'services/capacity-store', 'null'),
  service(
    'CAP-TRUCK',
    'Carry colonies between flowerings, per trip',
    'Transport',
    'services/capacity-transport',
    9000,
  ),
  service('CAP-HANDS', 'Lend trained hands at harvest, per day', 'Labour', 'services/capacity-labour', 650, {
    likecount: 29,
  }),
  ...hiddenPair('CAP', 'Farm_Land', 'services/capacity-land'),
]

const brand = (id: string, name: string, kind: string, mrp: number, facts: Partial<SeedProduct> = {}) =>
  service(`BR-${id.toUpperCase()}`, name, kind, `services/brand-${id}`, mrp, facts)

/** AGR15-100C: offers to brands; two subcategories name a product, the others a service (R-BRAND-02). */
export const brandServices: SeedProduct[] = [
  certified(
    brand('manufacturing', 'Contract manufacturing, per tonne', 'Contract_Manufacturing', 180_000, {
      likecount: 16,
    }),
  ),
  certified(
    brand('private-label', 'Private label, per design', 'Private_Labelling', 75_000, { likecount: 24 }),
  ),
  brand('packaging', 'Filling and packaging, per tonne', 'Packaging', 95_000),
  brand('testing', 'Laboratory testing, per batch', 'Testing', 6500),
  certified(brand('jars', 'Honey in glass jars, per jar of 250 g', 'Honey_Jars', 140, { itemcount: 5000 })),
  certified(
    brand('sachets', 'Honey in sachets, per sachet of 10 g', 'Honey_Sachets', 4, { itemcount: '20000' }),
  ),
  ...hiddenPair('BR', 'Contract_Manufacturing', 'services/brand-manufacturing'),
]
