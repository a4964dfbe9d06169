import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anyFreePort } from '../../../build/commands/port.mjs'
import { reportReceiver, rotatingFile } from '../../../deploy/report-receiver.mjs'
import { type Listening, listen } from '../../../platform/http/listen'
import { ask } from '../../support/servers/ask'
import { answering, ended } from '../../support/servers/running'

describe('the receiver of reports that operators may begin with', () => {
  const lines: string[] = []
  const server = reportReceiver((line) => lines.push(line))
  let address = ''
  let close: Listening['close']
  beforeEach(async () => {
    lines.length = 0
    const listening = await listen(server)
    address = listening.origin
    close = listening.close
  })
  afterEach(() => close())
  const post = async (body: string) => (await fetch(address, { method: 'POST', body })).status
  const report = { kind: 'error', message: 'Error: one\ntwo', page: '/farmers', release: '0.1.0' }

  it('stores a line for each report, and nothing but its four fields', async () => {
    expect(await post(JSON.stringify({ ...report, cookie: 'secret' }))).toBe(204)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('\n')
    expect(JSON.parse(lines[0] ?? '')).toEqual({ ...report, at: expect.stringMatching(/^\d{4}-/) })
  })

  it('answers on where the disk is full, and says so to the operator', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const full = reportReceiver(() => {
      throw new Error('ENOSPC')
    })
    const listening = await listen(full)
    address = listening.origin
    expect(await post(JSON.stringify(report))).toBe(204)
    expect(await post(JSON.stringify(report))).toBe(204)
    expect(said).toHaveBeenCalledWith('Error: ENOSPC')
    await listening.close()
  })

  it('stores nothing else that anyone sends', async () => {
    for (const body of ['', 'null', '[]', '{"kind":"other"}', '{"kind":"error","message":"x"']) {
      expect(await post(body)).toBe(204)
    }
    expect((await fetch(address)).status).toBe(405)
    expect(lines).toEqual([])
  })

  it('stores as many of each kind as it can use, so that none silences another', async () => {
    const flood = reportReceiver((line) => lines.push(line))
    const listening = await listen(flood)
    address = listening.origin
    await Promise.all(Array.from({ length: 130 }, () => post(JSON.stringify(report))))
    await post(JSON.stringify({ ...report, kind: 'start' }))
    await listening.close()
    const kinds = lines.map((line) => JSON.parse(line).kind)
    // The minute may turn in between.
    expect(kinds.length).toBeLessThanOrEqual(201)
    expect(kinds.length).toBeGreaterThanOrEqual(101)
    expect(kinds.at(-1)).toBe('start')
  })

  it.each([
    ['that says how long it is', { 'content-length': '1000000' }],
    ['that does not', { 'transfer-encoding': 'chunked' }],
  ])('hangs up on a body %s before all of it has come', async (_case, headers) => {
    const sending = request(address, { method: 'POST', headers })
    const status = new Promise((answered, lost) => {
      sending.on('response', (response) => answered(response.resume().statusCode))
      sending.on('error', lost)
    })
    // Half a report that is too long already; the rest never comes.
    sending.write(`{"kind":"error","message":"${'x'.repeat(9_000)}`)
    expect(await status).toBe(413)
    sending.destroy()
    expect(lines).toEqual([])
  })
})

it('is started through a symbolic link as well, as a folder of releases has one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  const link = join(folder, 'receiver.mjs')
  symlinkSync(resolve('deploy/report-receiver.mjs'), link)
  const port = await anyFreePort()
  const receiver = spawn(process.execPath, [link], { env: { ...process.env, PORT: String(port) } })
  const origin = `http://127.0.0.1:${port}`
  try {
    await answering(origin, receiver, 10_000)
    expect((await ask(origin, '/', { method: 'POST' })).status).toBe(204)
  } finally {
    await ended(receiver)
    rmSync(folder, { recursive: true })
  }
})

it('hangs up on a request that does not arrive in time', async () => {
  const { origin, close } = await listen(reportReceiver(() => {}, 100))
  const sending = request(origin, { method: 'POST', headers: { 'content-length': '100' } })
  const status = new Promise((answered, lost) => {
    sending.on('response', (response) => answered(response.resume().statusCode))
    sending.on('error', lost)
  })
  sending.write('{"kind":')
  const late = new Promise((over) => setTimeout(over, 5_000, 'still held'))
  expect(await Promise.race([status, late])).toBe(408)
  sending.destroy()
  await close()
})

describe('the file of reports', () => {
  it('begins anew when it is full, and the oldest goes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reports-'))
    const write = rotatingFile(join(folder, 'reports.jsonl'), 20)
    for (let count = 10; count < 26; count += 1) write(`line ${count}`)
    expect(readdirSync(folder).sort()).toEqual(
      ['', '.1', '.2', '.3', '.4'].map((age) => `reports.jsonl${age}`),
    )
    expect(readFileSync(join(folder, 'reports.jsonl'), 'utf8')).toBe('line 24\nline 25\n')
    expect(readFileSync(join(folder, 'reports.jsonl.1'), 'utf8')).toBe('line 22\nline 23\n')
    rmSync(folder, { recursive: true })
  })
})
