import { expect, it, vi } from 'vitest'
import { loadConfig } from '@/app/load-config'
import { start } from '@/app/start'
import { restoreScroll } from '@/browser/restore-scroll'

vi.mock('@/app/load-config')
vi.mock('@/browser/restore-scroll')

it('the configuration can be asked for again, and the reader is put back where they were only the first time', async () => {
  vi.mocked(loadConfig).mockRejectedValue(new Error('no answer'))
  await expect(start()).rejects.toThrow('no answer')
  await expect(start()).rejects.toThrow('no answer')
  expect(restoreScroll).toHaveBeenCalledOnce()
})
