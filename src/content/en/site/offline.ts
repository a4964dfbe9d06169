/** While the browser has no connection. */
export const offline = { status: 'You are offline' }
