/** Whether so many products can be compared: at least two, and as many as fit beside one another. */
export const canCompare = (count: number): boolean => count >= 2 && count <= 4
