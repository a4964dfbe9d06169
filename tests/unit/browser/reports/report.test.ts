import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Each test is a visit of its own, which begins with a page; another page of it has the tab's storage, and nothing else. */
const openPage = () => {
  vi.resetModules()
  return import('@/browser/reports/report')
}

const beacon = vi.fn<(address: string, body: string) => boolean>(() => true)
const sent = () => beacon.mock.calls.map(([address, body]) => ({ address, ...JSON.parse(body) }))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  beacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  history.replaceState(null, '', '/farmers?utm_source=letter')
})

describe('a report', () => {
  it('waits for the address, and then goes there with page and release', async () => {
    const { report, sendReportsTo } = await openPage()
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
    const { report, sendReportsTo } = await openPage()
    const sending = sendReportsTo({ reports: '/platform/reports' })
    report('chunk', new Error('gone'))
    await sending
    expect(sent()).toEqual([expect.objectContaining({ kind: 'chunk', message: 'Error: gone' })])
  })

  it('goes nowhere where the configuration names no address', async () => {
    const { report, sendReportsTo } = await openPage()
    await sendReportsTo({ reports: '' })
    report('chunk', new Error('gone'))
    expect(beacon).not.toHaveBeenCalled()
  })

  it('stands once in the queue, so that a failure that goes on and on leaves room for others', async () => {
    const { report, sendReportsTo } = await openPage()
    for (let count = 0; count < 50; count += 1) report('error', 'again')
    // As where the start itself is lost: it is reported as a file, and then as a start that failed.
    report('start', 'again')
    await sendReportsTo({ reports: '/platform/reports' })
    expect(sent().map(({ kind }) => kind)).toEqual(['error', 'start'])
  })

  it('is sent once a visit, and no more than twenty are', async () => {
    const { report, sendReportsTo } = await openPage()
    await sendReportsTo({ reports: '/platform/reports' })
    report('error', 'again')
    report('error', 'again')
    expect(sent()).toHaveLength(1)
    for (let count = 0; count < 50; count += 1) report('error', `fault ${'i'.repeat(count)}`)
    expect(sent()).toHaveLength(20)
  })

  it('is not sent again by another page of the visit, which counts towards the twenty', async () => {
    const first = await openPage()
    await first.sendReportsTo({ reports: '/platform/reports' })
    first.report('error', 'two\nlines')
    const second = await openPage()
    await second.sendReportsTo({ reports: '/platform/reports' })
    second.report('error', 'two\nlines')
    expect(sent()).toHaveLength(1)
    second.report('chunk', 'two\nlines')
    // One that comes back from the back/forward cache knows what the other has sent.
    first.report('chunk', 'two\nlines')
    expect(sent()).toHaveLength(2)
    for (let count = 0; count < 50; count += 1) first.report('error', `fault ${'i'.repeat(count)}`)
    second.report('error', 'one more')
    expect(sent()).toHaveLength(20)
  })

  it('is sent once a page where the tab keeps nothing, or something that is not ours', async () => {
    for (const storage of [undefined, { getItem: () => 'odd', setItem: () => {} }]) {
      beacon.mockClear()
      vi.stubGlobal('sessionStorage', storage)
      const { report, sendReportsTo } = await openPage()
      await sendReportsTo({ reports: '/platform/reports' })
      report('error', 'again')
      report('error', 'again')
      expect(sent()).toHaveLength(1)
    }
  })

  it('says nothing of what stands in a field, nor of the ids, the secret and the token, also where it waited', async () => {
    document.body.innerHTML = `<input value="Asha Rao"><textarea>two jars,\n by Friday?</textarea>
      <select><option>Ten to fifty</option></select><input type="checkbox" value="stock">`
    localStorage.setItem('token', 'tok-17')
    const { report, sendReportsTo } = await openPage()
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

  it("says nothing of the map's key, channel and ids, and keeps the words of its other fields and groups", async () => {
    const { report, sendReportsTo } = await openPage()
    await sendReportsTo({ ...config, reports: '/platform/reports' })
    report('error', 'gm-key-1 for jars-web, map-one or MAP-TWO is not in weekly places: call Asha, monday')
    expect(sent().map(({ message }) => message)).toEqual([
      '[...] for [...], [...] or [...] is not in weekly places: call Asha, monday',
    ])
  })

  it('is sent whatever a file that could not be read holds in the place of the map', async () => {
    for (const maps of [null, 7, 'map-one', { key: 7, mapIds: [null, { id: 'map-one' }] }]) {
      sessionStorage.clear()
      const { report, sendReportsTo } = await openPage()
      const odd = { ...config, reports: '/platform/reports', maps }
      await sendReportsTo(odd)
      report('start', 'no map')
    }
    expect(sent()).toHaveLength(4)
  })
})

const config = {
  environment: 'staging',
  networkId: 'honeynet',
  clientId: 'web',
  clientSecret: 's3cret/x?1',
  verticalId: '',
  maps: {
    key: 'gm-key-1',
    version: 'weekly',
    language: 'en',
    region: 'IN',
    libraries: ['places'],
    channel: 'jars-web',
    mapIds: ['map-one', 'map-two'],
  },
  contact: { hours: 'Monday' },
}
