import pLimit from 'p-limit'

/** A back end with five hundred users should not get five hundred calls in one breath. */
export const sixAtATime = pLimit(6)
