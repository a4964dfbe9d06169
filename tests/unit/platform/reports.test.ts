import { beforeEach, expect, it } from 'vitest'
import { type Caller, openPlatform } from './visitor-calls'

let platform: Caller
beforeEach(async () => {
  platform = await openPlatform()
})
const send = (kind: string, message: string) =>
  platform.call('reports', {
    method: 'POST',
    body: JSON.stringify({ kind, message, page: '/farmers', release: '1' }),
  })

it('shows a failed start behind a flood of others, and keeps no more of a kind than anyone reads', async () => {
  expect((await send('start', 'The start was lost')).status).toBe(204)
  for (let count = 0; count < 120; count += 1) await send('error', `junk ${count}`)
  const page = await (await platform.call('reports')).text()
  expect(page).toContain('The start was lost')
  expect(page).toContain('junk 119')
  expect(page.match(/junk/g)).toHaveLength(50)
})
