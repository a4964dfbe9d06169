import type { SeedProduct } from './seed-product'
import { certified, hiddenPair, service } from './service'

/** GHRAEXbI00: honey of the consumers' marketplace; the comb is too young for a certificate. */
export const marketplace: SeedProduct[] = [
  certified(
    service(
      'MKT-MUSTARD-1KG',
      'Mustard Honey, family jar, 1 kg',
      'Marketplace_Honey',
      'jars/mustard-1kg',
      690,
      {
        discountedprice: 620,
        itemcount: 48,
        likecount: 61,
        ratings: 4.5,
      },
    ),
  ),
  certified(
    service(
      'MKT-LITCHI-250',
      'Litchi Honey, small jar, 250 g',
      'Marketplace_Honey',
      'jars/litchi-250g',
      '260',
      {
        discountedprice: '229',
        itemcount: '75',
        likecount: 40,
        rating: 4.6,
      },
    ),
  ),
  certified(
    service('MKT-FOREST-350', 'Forest Honey, 350 g', 'Marketplace_Honey', 'jars/forest-350g', 460, {
      itemcount: 0,
      likes: 35,
      ratings: 4.2,
    }),
  ),
  certified(
    service('MKT-TASTING', 'Tasting box, five jars of 100 g', 'Gift_Boxes', 'jars/tasting-box', 999, {
      discountedprice: 899,
      itemcount: 22,
      likecount: 90,
      featured: true,
    }),
  ),
  service('MKT-COMB', 'Cut comb in a wooden frame, 1 kg', 'Gift_Boxes', 'jars/comb-frame', 1250, {
    discountedprice: 1175,
    itemcount: 4,
    likecount: 28,
  }),
  ...hiddenPair('MKT', 'Marketplace_Honey', 'jars/multiflora'),
]

/** AGR10-1010: hives and their parts, for beekeepers. */
export const hiveParts: SeedProduct[] = [
  service('INP-HIVE', 'Langstroth hive, ten frames', 'Hives', 'services/input-hive-box', 3200, {
    discountedprice: 2890,
    itemcount: 64,
    likecount: 37,
  }),
  service('INP-FRAMES', 'Wired frames, pack of ten', 'Hive_Parts', 'services/input-frames', 780, {
    itemcount: '110',
    likecount: 12,
  }),
  service('INP-WAX', 'Wax foundation, pack of ten sheets', 'Hive_Parts', 'services/input-wax-sheet', '640', {
    discountedprice: '590',
    itemcount: 0,
  }),
  service('INP-EXTRACTOR', 'Honey extractor, four frames', 'Extraction', 'services/input-extractor', 14_500, {
    discountedprice: 13_200,
    itemcount: 5,
    likecount: 21,
  }),
  ...hiddenPair('INP', 'Hives', 'services/input-hive-box'),
]

/** AGR10-1005: tools and clothing, for beekeepers. */
export const tools: SeedProduct[] = [
  service('TOOL-SMOKER', 'Steel smoker with bellows', 'Tools', 'services/input-smoker', 950, {
    discountedprice: 860,
    itemcount: 33,
    likecount: 19,
  }),
  service('TOOL-SET', 'Hive tool and bee brush', 'Tools', 'services/input-tools', 390, { itemcount: 90 }),
  service('TOOL-VEIL', 'Bee veil with hat', 'Clothing', 'services/input-veil', 420, {
    discountedprice: '380',
    itemcount: '58',
    likecount: 8,
  }),
  service('TOOL-FEEDER', 'Frame feeder, two litres', 'Feeding', 'services/input-feeder', 330, {
    discountedprice: 300,
    itemcount: 45,
  }),
  ...hiddenPair('TOOL', 'Tools', 'services/input-smoker'),
]
