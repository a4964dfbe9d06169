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

test.describe('an answer comes before it is stored', () => {
  /** The worker, with something before it that changes how it stores. */
  const changedWorker = async (before: string) =>
    host.answer('/sw.js', { type: 'text/javascript', body: before + (await host.original('/sw.js')) })

  test('while the storing hangs', async ({ page }) => {
    await changedWorker(`const put = Cache.prototype.put
      Cache.prototype.put = function (request, answer) {
        const hangs = String(request.url ?? request).includes('hangs')
        return hangs ? new Promise(() => {}) : put.call(this, request, answer)
      };`)
    host.answer('/assets/hangs.js', script)
    await visit(page, host.origin + paths.farmers())
    expect(await ask(page, '/assets/hangs.js')).toBe(script.body)
  })

  test('as far as it has come', async ({ page }) => {
    async function* stalls() {
      yield 'first'
      await new Promise(() => {})
    }
    host.answer('/assets/stalls.js', { ...script, body: stalls() })
    await visit(page, host.origin + paths.farmers())
    const begun = page.evaluate(async () => {
      const answer = await fetch('/assets/stalls.js')
      const piece = await answer.body?.getReader().read()
      return new TextDecoder().decode(piece?.value)
    })
    expect(await begun).toBe('first')
  })

  for (const name of ['CacheStorage.open', 'CacheStorage.match', 'Cache.match', 'Cache.put'])
    test(`where ${name} throws`, async ({ page }) => {
      const [type, method] = name.split('.')
      await changedWorker(`let broken = false
        self.addEventListener('message', ({ data }) => { broken ||= data === 'break' })
        const { ${method} } = ${type}.prototype
        ${type}.prototype.${method} = function (...given) {
          if (broken) throw new DOMException('', 'UnknownError')
          return ${method}.apply(this, given)
        };`)
      host.answer('/assets/good.js', script)
      await visit(page, host.origin + paths.farmers())
      await expect.poll(() => cached(page, 'answers')).not.toEqual([])
      const [list = ''] = await cached(page, 'answers')
      host.answer(list, json({ products: [] }))
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('break'))
      expect(await ask(page, '/assets/good.js')).toBe(script.body)
      expect(await ask(page, list)).toContain('"products"')
      expect(await ask(page, '/config.json')).toContain('"endpoints"')
    })
})
