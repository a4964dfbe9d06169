import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Each test is a visit of its own. */
const newVisit = () => import('@/browser/reports/report')

const beacon = vi.fn<(address: string, body: string) => boolean>(() => true)
const sent = () => beacon.mock.calls.map(([address, body]) => ({ address, ...JSON.parse(body) }))

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  beacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  history.replaceState(null, '', '/farmers?utm_source=letter')
})

describe('a report', () => {
  it('waits for the address, and then goes there with page and release', async () => {
    const { report, sendReportsTo } = await newVisit()
    report('error', new TypeError('x is not a function'))
    expect(beacon).not.toHaveBeenCalled()
    await sendReportsTo({ reports: '/platform/reports' })
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

  it('does not wait until the browser is idle: the page may be loaded anew for what failed', async () => {
    vi.stubGlobal('requestIdleCallback', () => {})
    const { report, sendReportsTo } = await newVisit()
    const sending = sendReportsTo({ reports: '/platform/reports' })
    report('chunk', new Error('gone'))
    await sending
    expect(sent()).toEqual([expect.objectContaining({ kind: 'chunk', message: 'Error: gone' })])
  })

  it('goes nowhere where the configuration names no address', async () => {
    const { report, sendReportsTo } = await newVisit()
    await sendReportsTo({ reports: '' })
    report('chunk', new Error('gone'))
    expect(beacon).not.toHaveBeenCalled()
  })

  it('is sent once a visit, and no more than twenty are', async () => {
    const { report, sendReportsTo } = await newVisit()
    await sendReportsTo({ reports: '/platform/reports' })
    report('error', 'again')
    report('error', 'again')
    expect(sent()).toHaveLength(1)
    for (let count = 0; count < 50; count += 1) report('error', `fault ${'i'.repeat(count)}`)
    expect(sent()).toHaveLength(20)
  })

  it('says nothing of what stands in a field, nor of the ids, the secret and the token, also where it waited', async () => {
    document.body.innerHTML = `<input value="Asha Rao"><textarea>two jars,\n by Friday?</textarea>
      <select><option>Ten to fifty</option></select><input type="checkbox" value="stock">`
    localStorage.setItem('token', 'tok-17')
    const { report, sendReportsTo } = await newVisit()
    report(
      'error',
      'asha  rao of HoneyNet/web (s3cret/x?1) wrote "two jars, by Friday?" for ten%20to%20fifty, Bearer tok-17, stock',
    )
    document.body.innerHTML = ''
    await sendReportsTo({ ...config, reports: '/platform/reports' })
    localStorage.clear()
    expect(sent().map(({ message }) => message)).toEqual([
      '[...] of [...]/[...] ([...]) wrote "[...]" for [...], Bearer [token] stock',
    ])
  })
})

const config = {
  environment: 'staging',
  networkId: 'honeynet',
  clientId: 'web',
  clientSecret: 's3cret/x?1',
  verticalId: '',
}
