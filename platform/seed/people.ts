/** A site as call 3 sends it: coordinates in degrees, as text. */
type SeedSite = { sitename: string; latitude: string; longitude: string }
export type SeedUser = { username: string; usertype: string; kind: string; sites: SeedSite[] }

const site = (sitename: string, latitude: string, longitude: string): SeedSite => ({
  sitename,
  latitude,
  longitude,
})
const user = (usertype: string, kind: string) => (username: string, sites: SeedSite[]) => ({
  username,
  usertype,
  kind,
  sites,
})
const retailer = user('Retailer', 'Store')
const processor = user('FOOD-PROCESSOR', 'plant')
const aamc = user('AAMC', 'Farm')

/** Who has sites, and where: stores, plants and farms across India. One has none, one site cannot be drawn. */
export const people: SeedUser[] = [
  retailer('hivefield-bengaluru', [
    site('Indiranagar store, Bengaluru', '12.9784', '77.6408'),
    site('Jayanagar store, Bengaluru', '12.9250', '77.5938'),
  ]),
  retailer('madhuban stores', [
    site('Kothrud store, Pune', '18.5074', '73.8077'),
    site('Dadar store, Mumbai', '19.0178', '72.8478'),
  ]),
  retailer('shuddh-retail', [
    site('Karol Bagh store, Delhi', '28.6519', '77.1909'),
    site('C-Scheme store, Jaipur', '26.9110', '75.8000'),
    site('Hazratganj store, Lucknow', '26.8500', '80.9460'),
  ]),
  retailer('coastal-grocers', [
    site('Kadavanthra store, Kochi', '9.9670', '76.2998'),
    site('Hampankatta store, Mangaluru', '12.8698', '74.8430'),
  ]),
  retailer('purvi-mart', [
    site('Salt Lake store, Kolkata', '22.5867', '88.4171'),
    site('Pan Bazaar store, Guwahati', 'not surveyed', 'not surveyed'),
  ]),
  retailer('deccan-dark-stores', []),
  processor('bharatpur-honey-works', [site('Bharatpur plant, Rajasthan', '27.2152', '77.5030')]),
  processor('tirhut-processors', [
    site('Muzaffarpur plant, Bihar', '26.1209', '85.3647'),
    site('Siliguri plant, West Bengal', '26.7271', '88.3953'),
  ]),
  processor('shivalik-foods', [site('Baddi plant, Himachal Pradesh', '30.9578', '76.7914')]),
  processor('kaveri-honey-mill', [site('Hosur plant, Tamil Nadu', '12.7409', '77.8253')]),
  aamc('ganganagar-growers', [
    site('Mustard farm, Sri Ganganagar', '29.9038', '73.8772'),
    site('Ajwain farm, Pushkar', '26.4899', '74.5511'),
  ]),
  aamc('tirhut-orchards', [site('Litchi orchard, Kanti', '26.2090', '85.2970')]),
  aamc('jhelum-valley-bees', [site('Acacia farm, Anantnag', '33.7311', '75.1487')]),
  aamc('nilgiri-collective', [
    site('Forest apiary, Kotagiri', '11.4216', '76.8612'),
    site('Coffee estate apiary, Madikeri', '12.4244', '75.7382'),
  ]),
  aamc('sundarban-cooperative', [site('Mangrove apiary, Gosaba', '22.1652', '88.8079')]),
]
