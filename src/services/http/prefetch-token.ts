/** Asks for a token ahead of the calls that need one. A failure is no news: they ask again, and go without where there is none. */
export function prefetchToken(): void {
  void import('./token').then(({ fetchToken }) => fetchToken()).catch(() => {})
}
