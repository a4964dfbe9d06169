import { expect, it } from 'vitest'
import { fileKind } from '@/worker-messages/file-kind'

it.each([
  ['/assets/start-1.js', 'files'],
  ['/images/hero.svg', 'pictures'],
  ['/offline', undefined],
  ['/hi/images/hero.svg', undefined],
  ['//images/hero.svg', undefined],
])('%s is stored as %s', (path, kind) => {
  expect(fileKind(path)).toBe(kind)
})
