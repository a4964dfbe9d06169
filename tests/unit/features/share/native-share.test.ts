import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shareNatively } from '@/features/share/native-share'

describe('the sheet of the system', () => {
  const share = vi.fn<(link: ShareData) => Promise<void>>()
  const said = () => shareNatively('Honey', '/collections')

  beforeEach(() => {
    share.mockReset()
    vi.stubGlobal('navigator', { share })
  })

  it('gets title and link of this site', async () => {
    share.mockResolvedValue()
    expect(await said()).toBe(true)
    expect(share).toHaveBeenCalledWith({ title: 'Honey', url: `${location.origin}/collections` })
  })

  it.each([
    ['the visitor closed it', 'AbortError'],
    ['a second tap finds it open', 'InvalidStateError'],
  ])('has dealt with it where %s', async (_, name) => {
    share.mockRejectedValue(new DOMException('', name))
    expect(await said()).toBe(true)
  })

  it.each([
    ['refuses', new DOMException('not now', 'NotAllowedError')],
    ['fails', new TypeError('no such thing')],
  ])('leaves it to the page where it %s', async (_, cause) => {
    share.mockRejectedValue(cause)
    expect(await said()).toBe(false)
  })
})
