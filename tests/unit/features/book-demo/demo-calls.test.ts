import { beforeEach, expect, it, vi } from 'vitest'
import { toastQueue } from '@/components/toasts/toast'
import { bookingCopy } from '@/content/hi/pages/book-demo'
import { emptyLead } from '@/domain/demo/lead'
import { sendRequest } from '@/features/book-demo/demo-calls'
import { requestDemo } from '@/services/calls/demo'

vi.mock('@content/pages/book-demo', () => import('@/content/hi/pages/book-demo'))
vi.mock('@/config/language', () => ({ sentLanguage: 'en' }))
vi.mock('@/services/calls/demo')

beforeEach(() => {
  for (const message of toastQueue.list()) toastQueue.take(message)
})

// R-OTP-22
it.each([
  ['marked as English with an answer of the back end in it', 'Demo desk is closed', 'en'],
  ['not marked with the site’s own words in it', bookingCopy.failures.other, undefined],
])('a demo request that fails says so in the language of the page, %s', async (_how, message, lang) => {
  vi.mocked(requestDemo).mockRejectedValue(new Error(message))
  expect(await sendRequest(emptyLead)).toBe('refused')
  expect(toastQueue.list()).toEqual([
    expect.objectContaining({ kind: 'error', text: `गड़बड़ी: ${message}`, lang }),
  ])
})
