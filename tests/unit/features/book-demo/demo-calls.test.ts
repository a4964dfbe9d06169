import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toastQueue } from '@/components/toasts/toast'
import { bookingCopy } from '@/content/hi/pages/book-demo'
import { emptyLead } from '@/domain/demo/lead'
import {
  checkCode,
  type Outcome,
  sendDetails,
  sendNewCode,
  sendRequest,
} from '@/features/book-demo/demo-calls'
import { requestDemo } from '@/services/calls/demo'
import { resendOtp, sendOtp, validateOtp } from '@/services/calls/otp'
import { ServiceError } from '@/services/http/service-error'

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

describe('what a press says of an answer, and how the press ended', () => {
  const { failures } = bookingCopy
  /** Without words of the back end: it broke off, is empty or a page. */
  const wordless = new ServiceError('malformed', 'no text')
  const timedOut = new ServiceError('unreachable', 'timeout', { timedOut: true })
  const refusalOf = (text: string) => new ServiceError('refused', 'status 500', { text })
  const settle = (
    call: { mockImplementation: (run: () => Promise<string>) => void },
    answer: string | Error,
  ) =>
    call.mockImplementation(async () => {
      if (typeof answer === 'string') return answer
      throw answer
    })
  const toasts = () => toastQueue.list().map(({ kind, text }) => [kind, text])

  it.each<[string, string | Error, string, Outcome]>([
    ['a known refusal', 'Email Already Registered.', 'Email Already Registered.', 'refused'], // R-DEMO-15
    [
      'another',
      'Server error: Failed to send OTP via Email',
      'Server error: Failed to send OTP via Email',
      'refused',
    ], // R-DEMO-15
    ['a third', 'Mobile Already Registered', 'Mobile Already Registered', 'refused'], // R-DEMO-16
    ['a failure', wordless, failures.submission, 'refused'], // R-DEMO-17
    ['none in time', timedOut, failures.submission, 'timedOut'],
    ['a text that only resembles a refusal', 'Email Already Registered', 'Email Already Registered', 'done'], // R-DEMO-18
  ])('Submit: %s', async (_what, answer, text, outcome) => {
    settle(vi.mocked(sendOtp), answer)
    expect(await sendDetails(emptyLead)).toBe(outcome)
    expect(toasts()).toEqual([[outcome === 'done' ? 'success' : 'error', text]])
  })

  it.each<[string, string | Error, string, Outcome]>([
    ['a wrong code', 'Invalid OTP', 'Invalid OTP', 'refused'], // R-OTP-16
    ['a refusal in words', 'The service is closed', 'The service is closed', 'refused'],
    ['a failure', wordless, failures.other, 'refused'], // R-OTP-17
    ['none in time', timedOut, failures.other, 'timedOut'],
  ])(
    'Verify: %s, and the code is called wrong where it was answered',
    async (_what, answer, text, outcome) => {
      const onWrong = vi.fn()
      settle(vi.mocked(validateOtp), answer)
      expect(await checkCode(emptyLead, '123456', onWrong)).toBe(outcome)
      expect(toasts()).toEqual([['error', text]])
      expect(onWrong).toHaveBeenCalledTimes(typeof answer === 'string' ? 1 : 0)
    },
  )

  it.each<[string, string | Error, string, Outcome]>([
    ['another code', 'OTP resent', 'OTP resent', 'done'], // R-OTP-12
    ['a refusal in words', refusalOf('Too many messages'), 'Too many messages', 'refused'],
    ['a failure', wordless, failures.other, 'refused'], // R-OTP-13
    ['none in time', timedOut, failures.other, 'timedOut'],
  ])('Resend: %s', async (_what, answer, text, outcome) => {
    settle(vi.mocked(resendOtp), answer)
    expect(await sendNewCode(emptyLead)).toBe(outcome)
    expect(toasts()).toEqual([[outcome === 'done' ? 'success' : 'error', text]])
  })
})
