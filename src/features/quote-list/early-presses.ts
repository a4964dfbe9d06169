/** Ids of products whose 'Add to quote' was pressed before its module had come. */
export const earlyPresses = new Set<string>()
