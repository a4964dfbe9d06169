/** Category ids of the content service, by what the site shows from them (R-HOME-03, R-FARM-01 …). */
export const categoryIds = {
  contractFarming: 'AGR14-100A',
  /** The default product category; also stored in local storage as `catID`. */
  honey: 'AGR11-100A',
  pollination: 'AGR12-100A',
  ecoContributor: 'AGR16-1000',
  ecoEntrepreneur: 'AGR12-1012',
  consumerMarketplace: 'GHRAEXbI00',
  brands: 'AGR15-100C',
  beekeeperServices: 'AGR12-100B',
  beekeeperInputs: ['AGR10-1010', 'AGR10-1005'],
} as const
