import { afterEach, beforeEach, expect, vi } from 'vitest'
import { noteMessage, takeConsoleFaults } from './expected-console'

// The console stays quiet: a warning that nobody expected is a fault that nobody has looked at.
beforeEach(() => {
  takeConsoleFaults()
  console.error = (...parts: unknown[]) => noteMessage('error', parts)
  console.warn = (...parts: unknown[]) => noteMessage('warn', parts)
})

afterEach(() => expect(takeConsoleFaults()).toEqual([]))

// Tests of a project share one document and its globals: what one leaves there is in the way of another. Vitest by
// itself takes back what was replaced before the next test, and so after the `beforeAll` of the next file.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  globalThis.document?.body.replaceChildren()
})
