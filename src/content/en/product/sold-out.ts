/** What is said where nothing is left: a service is never in stock, it has no place free. */
export const soldOut = (service = false) => (service ? 'Fully booked' : 'Out of stock')
