import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchVitals } from '@/app/watch-vitals'
import { campaignPart } from '@/domain/share/campaign'

const { loadings, measure } = vi.hoisted(() => ({
  loadings: { count: 0 },
  measure: new Map<string, (metric: object) => void>(),
}))

vi.mock('web-vitals', () => {
  loadings.count += 1
  const on = (name: string) => (report: (metric: object) => void) => measure.set(name, report)
  return { onTTFB: on('TTFB'), onFCP: on('FCP'), onLCP: on('LCP'), onCLS: on('CLS'), onINP: on('INP') }
})

const lcp = { name: 'LCP', value: 812.5, id: 'v6-1', rating: 'good', delta: 812.5, entries: [] }

const everyMeasurement = () => vi.waitFor(() => expect(measure.size).toBe(5), 4000)

describe('the hook for web vitals', () => {
  let whenIdle: (() => void)[] = []
  const sendBeacon = vi.fn(() => true)

  beforeEach(() => {
    whenIdle = []
    measure.clear()
    sendBeacon.mockClear()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work))
    vi.stubGlobal('navigator', { sendBeacon })
    history.replaceState(null, '', '/farmers?utm_source=letter&from=9')
  })
  afterEach(() => history.replaceState(null, '', '/'))

  it('hands every measurement to a function, once the browser is idle', async () => {
    // R-GEN-10
    const hook = vi.fn()
    watchVitals('', hook)
    expect(loadings.count).toBe(0)
    for (const work of whenIdle) work()
    await everyMeasurement()
    measure.get('LCP')?.(lcp)
    expect(hook).toHaveBeenCalledExactlyOnceWith(lcp)
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('sends name, value and path to an address, the page view with its campaign before them, and nothing else', async () => {
    watchVitals('https://vitals.hivefield.example/collect')
    for (const work of whenIdle) work()
    await everyMeasurement()
    measure.get('LCP')?.(lcp)
    const address = 'https://vitals.hivefield.example/collect'
    expect(sendBeacon.mock.calls).toEqual([
      [address, '{"name":"view","path":"/farmers","utm_source":"letter"}'],
      [address, '{"name":"LCP","value":812.5,"path":"/farmers"}'],
    ])
  })

  it('sends as much of a campaign as our own links carry, never half a sign', async () => {
    const sixty = `${'x'.repeat(59)}𞤢`
    expect(campaignPart(`${sixty}y`)).toBe(sixty)
    history.replaceState(null, '', `/farmers?utm_campaign=${encodeURIComponent(`${sixty}y`)}`)
    watchVitals('/vitals')
    for (const work of whenIdle) work()
    await everyMeasurement()
    expect(sendBeacon.mock.calls).toEqual([
      ['/vitals', `{"name":"view","path":"/farmers","utm_campaign":"${sixty}"}`],
    ])
  })
})
