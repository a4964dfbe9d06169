import { bookingCopy } from '@content/pages/book-demo'
import { type LazyModule, lazyModule } from '@/browser/lazy-module'
import { prefetchToasts, toast } from '@/components/toasts/toast'
import { sentLanguage } from '@/config/language'
import type { Lead } from '@/domain/demo/lead'
import { isSendOtpError, otpValidated } from '@/domain/demo/otp-answers'
import { ServiceError } from '@/services/http/service-error'

const otp = lazyModule(() => import('@/services/calls/otp'))
const demo = lazyModule(() => import('@/services/calls/demo'))
const rules = lazyModule(() => import('./lead-schema'))

/** The rules of the form, loaded once a field has the focus; undefined where their module did not come. */
export const loadLeadRules = () => rules.load().catch(() => undefined)

/**
 * How a call ended. `refused` and `timedOut` were shown in a toast. `timedOut`: no answer came in time, so
 * the request may have arrived. `unavailable`: the module did not load, nothing was sent, and the
 * caller shows it.
 */
export type Outcome = 'done' | 'refused' | 'timedOut' | 'unavailable'

/** Loads the modules that the next tap needs, in case the connection is lost by then. */
export function prefetchCalls(): void {
  prefetchToasts()
  void loadLeadRules()
  for (const service of [otp, demo]) service.load().catch(() => {}) // the call itself asks again, and reports
}

/** Sends the details, and with them a code to their phone (R-DEMO-11 to R-DEMO-17). */
export const sendDetails = (lead: Lead) =>
  call(otp, async ({ sendOtp }) => {
    try {
      const text = await sendOtp(lead)
      if (isSendOtpError(text)) return refusedByPlatform(text)
      toast.success(text, sentLanguage)
      return 'done'
    } catch (error) {
      return refused(bookingCopy.failures.submission, error)
    }
  })

/** Checks a code (R-OTP-14 to R-OTP-17); `onWrong` is called where it is not accepted. */
export const checkCode = ({ phone, email }: Lead, code: string, onWrong: () => void) =>
  call(otp, async ({ validateOtp }) => {
    try {
      const text = await validateOtp({ mobile: phone, otp: code, email })
      if (text === otpValidated) return 'done'
      onWrong()
      return refusedByPlatform(text)
    } catch (error) {
      return refused(bookingCopy.failures.other, error)
    }
  })

/** Has another code sent (R-OTP-11 to R-OTP-13). */
export const sendNewCode = ({ phone, email }: Lead) =>
  call(otp, async ({ resendOtp }) => {
    try {
      toast.success(await resendOtp(phone, email), sentLanguage)
      return 'done'
    } catch (error) {
      const text = error instanceof ServiceError ? error.text : undefined
      return text ? refusedByPlatform(text, error) : refused(bookingCopy.failures.other, error)
    }
  })

/** Requests the demo, once the code is accepted (R-OTP-18 to R-OTP-22). */
export const sendRequest = (lead: Lead) =>
  call(demo, async ({ requestDemo }) => {
    try {
      await requestDemo(lead)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return refused(bookingCopy.failures.request(message), error)
    }
    toast.success(bookingCopy.requestSent)
    return 'done'
  })

async function call<Service>(
  module: LazyModule<Service>,
  run: (service: Service) => Promise<Outcome>,
): Promise<Outcome> {
  const service = await module.load().catch(() => undefined)
  return service ? run(service) : 'unavailable'
}

/** The platform's own words. */
const refusedByPlatform = (text: string, error?: unknown) => refused(text, error, sentLanguage)

function refused(text: string, error?: unknown, lang?: string): Outcome {
  toast.error(text, lang)
  return error instanceof ServiceError && error.timedOut ? 'timedOut' : 'refused'
}
