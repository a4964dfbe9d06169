import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Each test is a visit of its own. */
const newVisit = () => import('@/browser/report')

const beacon = vi.fn<(address: string, body: string) => boolean>(() => true)
const sent = () => beacon.mock.calls.map(([address, body]) => ({ address, ...JSON.parse(body) }))

beforeEach(() => {
  vi.resetModules()
  beacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  history.replaceState(null, '', '/farmers?utm_source=letter')
})

describe('a report', () => {
  it('waits for the address, and then goes there with page and release', async () => {
    const { report, sendReportsTo } = await newVisit()
    report('error', new TypeError('x is not a function'))
    expect(beacon).not.toHaveBeenCalled()
    sendReportsTo('/platform/reports')
    expect(sent()).toEqual([
      {
        address: '/platform/reports',
        kind: 'error',
        message: 'TypeError: x is not a function',
        page: '/farmers',
        release: 'test',
      },
    ])
  })

  it('goes nowhere where the configuration names no address', async () => {
    const { report, sendReportsTo } = await newVisit()
    sendReportsTo('')
    report('chunk', new Error('gone'))
    expect(beacon).not.toHaveBeenCalled()
  })

  it('is sent once a visit, and no more than twenty are', async () => {
    const { report, sendReportsTo } = await newVisit()
    sendReportsTo('/platform/reports')
    report('error', 'again')
    report('error', 'again')
    expect(sent()).toHaveLength(1)
    for (let count = 0; count < 50; count += 1) report('error', `fault ${'i'.repeat(count)}`)
    expect(sent()).toHaveLength(20)
  })

  it.each([
    ['could not reach asha@mango.example', 'could not reach [e-mail]'],
    ['/otp/asha%40mango.example/x', '/otp/[e-mail]/x'],
    ['phone 9876543210 and 987', 'phone [digits] and 987'],
    ['https://api.example/a?token=abc&x=1 failed', 'https://api.example/a failed'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.abc.def', 'Bearer [token]'],
  ])('%s leaves the device as %s', async (message, left) => {
    const { withoutPrivateWords } = await newVisit()
    expect(withoutPrivateWords(message)).toBe(left)
  })

  it('never holds four digits in a row, a query or more than 300 characters', async () => {
    const { withoutPrivateWords } = await newVisit()
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: fc.constantFrom(...'ab1@.?=& -/') }), (message) => {
        const left = withoutPrivateWords(message)
        expect(left).not.toMatch(/\d{4}|\?\S/)
        expect(left.length).toBeLessThanOrEqual(300)
      }),
    )
  })
})
