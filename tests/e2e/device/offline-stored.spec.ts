import { paths } from '@/config/paths'
import { ask, cached, endWorker, json, script, visit, withWorker } from '../../support/page/cached-pages'
import { expect, test } from '../../support/page/visitor'
import { type ChangingHost, changingHost } from '../../support/servers/changing-host'

test.use(withWorker)

let host: ChangingHost
test.beforeEach(async ({ baseURL }) => {
  host = await changingHost(String(baseURL))
})
test.afterEach(() => host.close())

const html = { type: 'text/html', body: '<title>Log in to this network</title>', status: 200 }

test('the worker stores what is what it claims to be, and no more than there is room for', async ({
  page,
}) => {
  await visit(page, host.origin + paths.farmers())
  await expect.poll(() => cached(page, 'answers')).not.toEqual([])

  await test.step('under /assets/ what the extension promises, and not what a host answers in its place', async () => {
    const names = ['bad.js', 'bad.css', 'bad.woff2', 'bad.png', 'bad']
    for (const name of names) host.answer(`/assets/${name}`, html)
    host.answer('/assets/good.js', script)
    for (const name of names) expect(await ask(page, `/assets/${name}`)).toBe(html.body)
    await ask(page, '/assets/good.js')
    await expect.poll(() => cached(page, 'files')).toContain('/assets/good.js')
    expect((await cached(page, 'files')).filter((path) => path.startsWith('/assets/bad'))).toEqual([])
  })

  await test.step('no file that an earlier worker stored and that is not what it claims to be', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('files')
      const headers = { 'content-type': 'text/html', 'x-kept-at': String(Date.now()) }
      await cache.put('/assets/earlier.js', new Response('<title>Log in</title>', { headers }))
    })
    host.answer('/assets/earlier.js', script)
    expect(await ask(page, '/assets/earlier.js')).toBe(script.body)
  })

  await test.step('a list as JSON with its list alone', async () => {
    const [known = ''] = await cached(page, 'answers')
    const base = known.slice(0, known.lastIndexOf('/'))
    host.answer(`${base}/page`, html)
    host.answer(`${base}/text`, { ...json({ products: [] }), type: 'text/html' })
    host.answer(`${base}/other`, json({ error: 'The token has run out' }))
    host.answer(`${base}/list`, json({ products: [] }))
    for (const name of ['page', 'text', 'other', 'list']) await ask(page, `${base}/${name}`)
    await expect.poll(() => cached(page, 'answers')).toContain(`${base}/list`)
    const answers = await cached(page, 'answers')
    expect(answers.filter((path) => /\/(?:page|text|other)$/.test(path))).toEqual([])
  })

  await test.step('no page but ours', async () => {
    host.answer(paths.about(), html)
    await page.evaluate(async (path) => {
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ keep: path, files: [] })
      active?.postMessage({ keep: '/brands', files: [] })
    }, paths.about())
    await expect.poll(() => cached(page, 'pages')).toContain('/brands')
    expect(await cached(page, 'pages')).not.toContain(paths.about())
  })

  await test.step('of more than six hundred lists those stay that came last', async () => {
    await expect.poll(() => cached(page, 'answers')).not.toEqual([])
    const [known = ''] = await cached(page, 'answers')
    const base = host.origin + known.slice(0, known.lastIndexOf('/'))
    await page.evaluate(async (address) => {
      const { active } = await navigator.serviceWorker.ready
      for (let list = 1; list <= 604; list += 1)
        active?.postMessage({ answerTo: `${address}/${list}`, body: '{"products":[]}' })
    }, base)
    await expect.poll(() => cached(page, 'answers')).toContain(new URL(`${base}/604`).pathname)
    await expect.poll(async () => (await cached(page, 'answers')).length).toBe(600)
    expect(await cached(page, 'answers')).not.toContain(known)
  })

  await test.step('what a worker from before there were bounds of Workbox stored is counted, too', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('pictures')
      const headers = { 'content-type': 'image/png', 'x-kept-at': String(Date.now()) }
      for (let picture = 1; picture <= 160; picture += 1)
        await cache.put(`/images/${picture}.png`, new Response('', { headers }))
      await cache.put('/images/old.png', new Response('', { headers: { ...headers, 'x-kept-at': '0' } }))
      // Another takes its place with the next page.
      await (await navigator.serviceWorker.ready).unregister()
    })
    await page.goto(host.origin + paths.usp())
    await expect
      .poll(async () => (await cached(page, 'pictures')).length, { timeout: 30_000 })
      .toBeLessThanOrEqual(150)
    expect(await cached(page, 'pictures')).not.toContain('/images/old.png')
  })
})

test('a worker that was sent away has not forgotten it when it is started anew', async ({ page }) => {
  host.answer('/assets/good.js', script)
  await visit(page, host.origin + paths.farmers())
  await expect.poll(() => cached(page, 'answers')).not.toEqual([])
  const [list = ''] = await cached(page, 'answers')
  host.answer(list, json({ products: [] }))
  // As another tab does that clears this device; this one goes on with the worker that it has.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    registration.active?.postMessage('stop')
    await registration.unregister()
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  })
  await endWorker(page)
  await ask(page, '/assets/good.js')
  await ask(page, list)
  await ask(page, '/config.json')
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ keep: '/farmers', files: [] }))
  // What it would store is stored by the time that it has answered this, too.
  await ask(page, '/images/favicon.svg')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
