import type { SeedProduct } from './seed-product'
import { hiddenPair, service } from './service'

const toOrder = (flower: string, name: string, mrp: number | string, facts: Partial<SeedProduct>) =>
  service(
    `CF-${flower.toUpperCase()}`,
    `${name} honey to order, per kg`,
    'Contract_Farming',
    `services/contract-farming-${flower}`,
    mrp,
    facts,
  )

/** AGR14-100A: honey grown to order; prices in rupees per kilogram. */
export const contractFarming: SeedProduct[] = [
  toOrder('mustard', 'Rajasthan mustard', 210, { discountedprice: 190, itemcount: 900, likecount: 74 }),
  toOrder('litchi', 'Bihar litchi', 260, { discountedprice: '240', itemcount: '400', likecount: 51 }),
  toOrder('acacia', 'Kashmir acacia', 620, { discountedprice: 585, itemcount: 150, likecount: 38 }),
  toOrder('forest', 'Nilgiri forest', 410, { discountedprice: 380, itemcount: 220, likes: 45 }),
  toOrder('jamun', 'Maharashtra jamun', '330', { itemcount: 0, likecount: '22' }),
  toOrder('multiflora', 'Himachal multiflora', 195, { discountedprice: 180, itemcount: 1200, likecount: 17 }),
  ...hiddenPair('CF', 'Contract_Farming', 'services/contract-farming-mustard'),
]

const hivesFor = (crop: string, name: string, mrp: number, facts: Partial<SeedProduct>) =>
  service(
    `POL-${crop.toUpperCase()}`,
    `${name} pollination, per colony for 30 days`,
    'Pollination',
    `services/pollination-${crop}`,
    mrp,
    facts,
  )

/** AGR12-100A: hives brought to a field while it flowers; prices in rupees per colony for 30 days. */
export const pollination: SeedProduct[] = [
  hivesFor('mustard', 'Mustard', 1500, {
    discountedprice: 1350,
    itemcount: 400,
    likecount: 31,
    ratings: 4.4,
  }),
  hivesFor('apple', 'Apple', 2400, { discountedprice: '2200', itemcount: '120', likecount: 42 }),
  hivesFor('sunflower', 'Sunflower', 1600, { itemcount: 260, likecount: 18 }),
  hivesFor('litchi', 'Litchi', 1900, { discountedprice: 1750, itemcount: 0, likes: 12 }),
  hivesFor('onion', 'Onion seed', 2100, { discountedprice: 'null', itemcount: 80 }),
  hivesFor('coriander', 'Coriander', 1450, { discountedprice: 1300, itemcount: 150, likecount: 7 }),
  ...hiddenPair('POL', 'Pollination', 'services/pollination-mustard'),
]

/** AGR12-100B: colonies moved to the next flowering; prices in rupees per colony. */
export const migration: SeedProduct[] = [
  service(
    'MIG-SEASON',
    'A season along the flowering, per colony',
    'Colony_Migration',
    'services/migration-seasonal',
    480,
    {
      discountedprice: 440,
      itemcount: 500,
      likecount: 27,
    },
  ),
  service(
    'MIG-MOVE',
    'One move to the next flowering, per colony',
    'Colony_Migration',
    'services/migration-single',
    320,
    {
      discountedprice: '290',
      itemcount: '350',
      likecount: 20,
    },
  ),
  service(
    'MIG-LOADING',
    'Night loading and unloading, per colony',
    'Colony_Migration',
    'services/migration-loading',
    90,
    {
      itemcount: 150,
      likecount: 9,
    },
  ),
  ...hiddenPair('MIG', 'Colony_Migration', 'services/migration-single'),
]
