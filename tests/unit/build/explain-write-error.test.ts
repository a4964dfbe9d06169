import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { explainWriteError } from '../../../build/explain-write-error'

describe('a build that cannot be written', () => {
  const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })

  it.each([
    ["Node's own files", failure('ENOSPC: no space left on device, write', 'ENOSPC')],
    ['a quota', failure('EDQUOT: disk quota exceeded, open', 'EDQUOT')],
    ["the bundler's files", failure('Build failed with 1 error:\n\nNo space left on device (os error 28)')],
  ])('is told in one line of a full disk: %s', (_, cause) => {
    expect(inspect(explainWriteError(cause, '/srv/site'))).toBe(
      '[The disk is full: the build has no room in /srv/site. What stood there stays as it was.]',
    )
  })

  it.each([
    ["Node's own files", failure("EACCES: permission denied, mkdir '/srv/site'", 'EACCES')],
    ["the bundler's files", failure('Permission denied (os error 13)')],
  ])('is told in one line of a folder that is closed to it: %s', (_, cause) => {
    expect(inspect(explainWriteError(cause, '/srv/site'))).toBe(
      '[The build may not write to /srv/site. What stood there stays as it was.]',
    )
  })

  it('is told with the file that it is about, which may be one that it only reads', () => {
    const message = "EACCES: permission denied, copyfile '/srv/public/a.png' -> '/srv/dist/a.png'"
    const cause = Object.assign(failure(message, 'EACCES'), { path: '/srv/public/a.png' })
    expect(inspect(explainWriteError(cause, '/srv/site'))).toBe(
      `[The build may not write to /srv/site (${message}). What stood there stays as it was.]`,
    )
  })

  it('leaves any other failure as it is', () => {
    const other = failure('No styles.')
    expect(explainWriteError(other, '/srv/site')).toBe(other)
    expect(explainWriteError('a text', '/srv/site')).toBe('a text')
  })
})
