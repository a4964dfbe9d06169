import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reportReceiver } from '../../../deploy/report-receiver.mjs'

describe('the receiver of reports that operators may begin with', () => {
  const kept: string[] = []
  const server = reportReceiver((line) => kept.push(line))
  let address = ''
  beforeEach(async () => {
    kept.length = 0
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const bound = server.address()
    address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  })
  afterEach(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  const post = async (body: string) => (await fetch(address, { method: 'POST', body })).status
  const report = { kind: 'error', message: 'Error: one\ntwo', page: '/farmers', release: '0.1.0' }

  it('keeps a line for each report, and nothing but its four fields', async () => {
    expect(await post(JSON.stringify({ ...report, cookie: 'secret' }))).toBe(204)
    expect(kept).toHaveLength(1)
    expect(kept[0]).not.toContain('\n')
    expect(JSON.parse(kept[0] ?? '')).toEqual({ ...report, at: expect.stringMatching(/^\d{4}-/) })
  })

  it('keeps nothing else that anyone sends, and no more than it can use', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{"kind":"other"}',
      `{"kind":"error","message":"${'x'.repeat(9_000)}"`,
    ])
      expect(await post(body)).toBe(204)
    expect((await fetch(address)).status).toBe(405)
    expect(kept).toEqual([])
    await Promise.all(Array.from({ length: 320 }, () => post(JSON.stringify(report))))
    // One of this minute was kept above; and the minute may turn in between.
    expect(kept.length).toBeGreaterThanOrEqual(299)
    expect(kept.length).toBeLessThan(320)
  })
})
