/** How the worker stores a file of the build, by its path; undefined for any other path. */
export function fileKind(path: string): 'files' | 'pictures' | undefined {
  if (path.startsWith('/assets/')) return 'files'
  return path.startsWith('/images/') ? 'pictures' : undefined
}
