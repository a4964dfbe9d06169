import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Changes a file as somebody does who works on it.
 * @throws where it does not hold what is to be replaced
 */
export function edit(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} holds no '${from}'.`)
  writeFileSync(file, before.replace(from, to))
}
