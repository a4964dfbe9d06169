/** Id of the one element that describes every link into a new tab (`NewTabNote`). */
export const opensInNewTabId = 'opens-in-new-tab'
