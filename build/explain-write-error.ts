/** What a disk answers, by Node's code and by the number that Rolldown gives it, and what it means. */
const answers: [RegExp, string][] = [
  [/ENOSPC|EDQUOT|\(os error (28|112|122)\)/, 'The disk is full: the build has no room in'],
  [/EACCES|EPERM|EROFS|\(os error (1|5|13|30)\)/, 'The build may not write to'],
]

/**
 * Says in one line what kept a build from being written; any other failure is given back as it is.
 * @param folder where the build was to lie
 */
export function explainWriteError(cause: unknown, folder: string): unknown {
  const said = cause instanceof Error ? `${(cause as NodeJS.ErrnoException).code} ${cause.message}` : ''
  const meaning = answers.find(([answer]) => answer.test(said))?.[1]
  if (!meaning) return cause
  const error = new Error(`${meaning} ${folder}. What stood there stays as it was.`)
  error.stack = error.message // Vite shows an error's stack, which nobody needs here.
  return error
}
