/** Fetches a token ahead of the calls that need one. A failure is ignored: those calls ask again. */
export function prefetchToken(): void {
  void import('./token').then(({ fetchToken }) => fetchToken()).catch(() => {})
}
