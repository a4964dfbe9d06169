/** Explanations of a disk's errors, by Node's code and by Rolldown's number. */
const explanations: [RegExp, string][] = [
  [/ENOSPC|EDQUOT|\(os error (28|112|122)\)/, 'The disk is full: the build has no room in'],
  [/EACCES|EPERM|EROFS|\(os error (1|5|13|30)\)/, 'The build may not write to'],
]

/**
 * One line that says why a build could not be written; any other failure is returned as it is.
 * @param folder where the build was to lie
 */
export function explainWriteError(cause: unknown, folder: string): unknown {
  if (!(cause instanceof Error)) return cause
  const { code, path, message }: NodeJS.ErrnoException = cause
  const meaning = explanations.find(([sign]) => sign.test(`${code} ${message}`))?.[1]
  if (!meaning) return cause
  // Node names the file that it is about, which may be one that the build only reads.
  const named = path ? ` (${message})` : ''
  const error = new Error(`${meaning} ${folder}${named}. What stood there stays as it was.`)
  error.stack = error.message // Vite shows an error's stack, which nobody needs here.
  return error
}
