import { filters, type ListingChoices } from './filters'

/** The name of a filter of the table. */
export type FilterName = keyof ListingChoices

/**
 * What an active filter is called by its chip and by the button that removes it; a filter without
 * words does not compile.
 */
export type FilterCopy = {
  [Name in FilterName]: (value: ListingChoices[Name]) => { text: string; remove: string }
}

/** The names in the order of the table. */
export const filterNames = Object.keys(filters) as FilterName[]

/**
 * Parameters of an address that are the listing's own; others (utm_*, product, staff …) are left as
 * they are.
 */
export const listingParameters: readonly string[] = filterNames.flatMap((name) => filters[name].params)

/** Reads a listing's choices from an address. What is not understood is ignored. */
export const readChoices = (search: URLSearchParams): ListingChoices =>
  Object.fromEntries(filterNames.map((name) => [name, filters[name].read(search)])) as ListingChoices

/** The whole list in its own order: what 'Start over' leads back to. */
export const noChoices: ListingChoices = readChoices(new URLSearchParams())

/**
 * The listing's own parameters in the table's order, those without a choice left out; then all
 * others as they were.
 */
export function writeChoices(choices: ListingChoices, search: URLSearchParams): URLSearchParams {
  const own = filterNames.flatMap((name) => written(choices, name)).filter(([, text]) => text !== '')
  return new URLSearchParams([...own, ...[...search].filter(([name]) => !listingParameters.includes(name))])
}

function written<Name extends FilterName>(choices: ListingChoices, name: Name): [string, string][] {
  const { params, write } = filters[name]
  const texts = write(choices[name])
  return params.map((param, index) => [param, texts[index] ?? ''])
}

const isActive = <Name extends FilterName>(choices: ListingChoices, name: Name) =>
  filters[name].isActive(choices[name])

/**
 * Whether anything is chosen, even if it removes no product: an order, both availabilities, a
 * reversed range.
 */
const isChosen = (choices: ListingChoices, name: FilterName) =>
  written(choices, name).some(([, text]) => text !== '')

/** The filters that narrow the list, the search text first: chips and 'Products Not Found' name them so. */
export const activeFilters = (choices: ListingChoices): FilterName[] =>
  filterNames
    .filter((name) => isActive(choices, name))
    .sort((a, b) => Number(b === 'query') - Number(a === 'query'))

/** Whether an active filter has a chip: a price with one end alone has none. */
export const hasChip = <Name extends FilterName>(choices: ListingChoices, name: Name): boolean =>
  isActive(choices, name) && (filters[name].hasChip?.(choices[name]) ?? true)

/** How many filters of the drawer are in force: the number on the filter button. */
export const filterCount = (choices: ListingChoices): number =>
  activeFilters(choices).filter((name) => filters[name].inDrawer).length

/** Whether an address filters or orders the list. */
export const isNarrowedOrOrdered = (choices: ListingChoices): boolean =>
  choices.sort !== '' || activeFilters(choices).length > 0

/** Whether there is something for 'Remove All' to remove, in force or not. */
export const hasRemovable = (choices: ListingChoices): boolean =>
  filterNames.some((name) => filters[name].removedByAll && isChosen(choices, name))

/** Whether 'Remove All' leaves something chosen: search, order, liked products. */
export const hasOtherChoices = (choices: ListingChoices): boolean =>
  filterNames.some((name) => !filters[name].removedByAll && isChosen(choices, name))

/** Without one filter: what its chip leads to. */
export const withoutFilter = (choices: ListingChoices, name: FilterName): ListingChoices => ({
  ...choices,
  [name]: noChoices[name],
})

/** 'Remove All', wherever it stands: search, order and liked products stay (R-LIST-17, R-LIST-18). */
export const withoutRemovable = (choices: ListingChoices): ListingChoices =>
  filterNames.filter((name) => filters[name].removedByAll).reduce(withoutFilter, choices)
