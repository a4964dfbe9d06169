/** Whether so many products can be compared: two at least, and no more than have room beside one another. */
export const canCompare = (count: number): boolean => count >= 2 && count <= 4
