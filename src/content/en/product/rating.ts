/** What the stars of a product say to those who do not see them. */
export const rating = { rated: (value: number) => `Rated ${value} of 5` } as const
