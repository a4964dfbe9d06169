import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useQrCode } from '@/features/product-panel/details/use-qr-code'

const load = vi.hoisted(() => vi.fn())
vi.mock('@/browser/lazy-module', () => ({
  lazyModule: () => ({ load, current: () => undefined }),
  ModuleTimeoutError: class extends Error {},
}))

afterEach(cleanup)

it('a code whose module was lost is made once the connection is back', async () => {
  const { qrModules } = await import('@/drawing/qr-modules')
  load.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue({ qrModules })
  const { result } = renderHook(() => useQrCode('https://hivefield.example/'))
  await act(async () => {})
  expect(result.current).toBe(false)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(result.current).toContain('<svg')
})
