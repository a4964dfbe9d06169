import { afterEach, beforeEach, expect } from 'vitest'
import { noteMessage, takeConsoleFaults } from './expected-console'

// The console stays quiet: a warning that nobody expected is a fault that nobody has looked at.
beforeEach(() => {
  takeConsoleFaults()
  console.error = (...parts: unknown[]) => noteMessage('error', parts)
  console.warn = (...parts: unknown[]) => noteMessage('warn', parts)
})

afterEach(() => expect(takeConsoleFaults()).toEqual([]))

// Tests of a project share one document: what one leaves there is in the way of another.
afterEach(() => globalThis.document?.body.replaceChildren())
