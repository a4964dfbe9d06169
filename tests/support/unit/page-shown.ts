/** The event of a page that is shown, from the back/forward cache or not; happy-dom's own has no `persisted`. */
export const pageShown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
