import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * Changes a file as an editor does that saves in one step: written beside it, and put in its place. Written in its
 * place it is empty for a moment: a watcher that looks then (Vite's, on a busy machine) takes that for the change, and
 * leaves out the words that follow within its 50 ms.
 * @throws where it does not hold what is to be replaced
 */
export function edit(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} holds no '${from}'.`)
  writeFileSync(`${file}.new`, before.replace(from, to))
  renameSync(`${file}.new`, file)
}
