import { paths } from '@/config/paths'
import { ask, cached, json, script, visit, withWorker } from '../../support/page/cached-pages'
import { expect, test } from '../../support/page/visitor'
import { type ChangingHost, changingHost } from '../../support/servers/changing-host'

test.use(withWorker)

let host: ChangingHost
test.beforeEach(async ({ baseURL }) => {
  host = await changingHost(String(baseURL))
})
test.afterEach(() => host.close())

/** What a device may refuse to do for the worker. */
const calls = ['CacheStorage.open', 'CacheStorage.match', 'Cache.match', 'Cache.put']

/** Before the worker: storing a file hangs where its name says so, and one call throws once it is told to. */
const changes = `const put = Cache.prototype.put
  Cache.prototype.put = function (request, answer) {
    const hangs = String(request.url ?? request).includes('hangs')
    return hangs ? new Promise(() => {}) : put.call(this, request, answer)
  }
  let broken = ''
  self.addEventListener('message', ({ data, ports }) => {
    if (!String(data).startsWith('break ')) return
    broken = data.slice('break '.length)
    ports[0].postMessage('broken')
  })
  for (const call of ${JSON.stringify(calls)}) {
    const [type, name] = call.split('.')
    const own = self[type].prototype[name]
    self[type].prototype[name] = function (...given) {
      if (broken === call) throw new DOMException('', 'UnknownError')
      return own.apply(this, given)
    }
  };`

test('an answer comes before it is stored', async ({ page }) => {
  host.answer('/sw.js', {
    type: 'text/javascript',
    body: changes + (await host.original('/sw.js')),
  })
  await visit(page, host.origin + paths.farmers())

  await test.step('while the storing hangs', async () => {
    host.answer('/assets/hangs.js', script)
    expect(await ask(page, '/assets/hangs.js')).toBe(script.body)
  })

  await expect.poll(() => cached(page, 'answers')).not.toEqual([])
  const [list = ''] = await cached(page, 'answers')
  host.answer(list, json({ products: [] }))
  for (const call of calls)
    await test.step(`where ${call} throws`, async () => {
      const file = `/assets/good-${call}.js`
      host.answer(file, script)
      await page.evaluate(async (what) => {
        const { active } = await navigator.serviceWorker.ready
        const { port1, port2 } = new MessageChannel()
        const broken = new Promise((resolve) => {
          port1.onmessage = resolve
        })
        active?.postMessage(`break ${what}`, [port2])
        await broken
      }, call)
      expect(await ask(page, file)).toBe(script.body)
      expect(await ask(page, list)).toContain('"products"')
      expect(await ask(page, '/config.json')).toContain('"endpoints"')
    })

  await test.step('as far as it has come', async () => {
    async function* stalls() {
      yield 'first'
      await new Promise(() => {})
    }
    host.answer('/assets/stalls.js', { ...script, body: stalls() })
    const begun = page.evaluate(async () => {
      const answer = await fetch('/assets/stalls.js')
      const piece = await answer.body?.getReader().read()
      return new TextDecoder().decode(piece?.value)
    })
    expect(await begun).toBe('first')
  })
})
