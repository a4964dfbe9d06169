import { beforeEach, expect, it, vi } from 'vitest'
import { toastQueue } from '@/components/toasts/toast'
import { bookingCopy } from '@/content/hi/pages/book-demo'
import { emptyLead } from '@/domain/demo/lead'
import { sendDetails, sendRequest } from '@/features/book-demo/demo-calls'
import { requestDemo } from '@/services/calls/demo'
import { sendOtp } from '@/services/calls/otp'

vi.mock('@content/pages/book-demo', () => import('@/content/hi/pages/book-demo'))
vi.mock('@/config/language', () => ({ sentLanguage: 'en' }))
vi.mock('@/services/calls/demo')
vi.mock('@/services/calls/otp')

beforeEach(() => {
  for (const message of toastQueue.list()) toastQueue.take(message)
})

// R-OTP-22
it.each([
  ['an answer of the back end', 'Demo desk is closed'],
  ['the site’s own words', bookingCopy.failures.other],
])('a demo request that fails says so in the language of the page, with %s in it', async (_what, message) => {
  vi.mocked(requestDemo).mockRejectedValue(new Error(message))
  expect(await sendRequest(emptyLead)).toBe('refused')
  expect(toastQueue.list()).toEqual([
    expect.objectContaining({ kind: 'error', text: `गड़बड़ी: ${message}`, lang: undefined }),
  ])
})

it('what the back end sends is marked as English where it stands alone', async () => {
  vi.mocked(sendOtp).mockResolvedValue('Mobile Already Registered')
  expect(await sendDetails(emptyLead)).toBe('refused')
  expect(toastQueue.list()).toEqual([
    expect.objectContaining({ kind: 'error', text: 'Mobile Already Registered', lang: 'en' }),
  ])
})
