/** The months of a year in their order, by their English names. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** One of them. */
export type Month = (typeof months)[number]
