/** Ids of products whose heart was pressed before its module had come. */
export const earlyPresses = new Set<string>()
