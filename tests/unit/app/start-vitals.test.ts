import { expect, it, vi } from 'vitest'
import { start } from '@/app/start'
import { vitalsHook } from '@/app/vitals-hook'
import { watchVitals } from '@/app/watch-vitals'
import { testConfig } from '../../support/data/test-config'

vi.mock('@/app/vitals-hook', () => ({ vitalsHook: () => {} }))
vi.mock('@/app/watch-vitals', () => ({ watchVitals: vi.fn() }))
vi.mock('@/browser/restore-scroll', () => ({ restoreScroll: () => {} }))
vi.mock('@/app/Root', () => ({ Root: () => null }))
vi.mock('@/app/load-config', () => ({ loadConfig: async () => testConfig('http://127.0.0.1:9') }))
vi.mock('@/app/routes', () => ({ pagesAt: () => [], isNotFound: () => false }))
vi.mock('@/app/prefetch-on-intent', () => ({ prefetchOnIntent: () => {} }))
vi.mock('@/services/http/prefetch-token', () => ({ prefetchToken: () => {} }))

it('the start hands measurements to the hook of whoever builds on the site', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await start()
  await vi.waitFor(() => expect(watchVitals).toHaveBeenCalledWith('', vitalsHook), 4000) // R-GEN-10
})
