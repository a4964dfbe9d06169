/** Products rendered at once, and added by each 'Show more'. */
export const pageSize = 12
