import { prepareToasts } from '@/components/ui/toast'

/** The calls of a booking; their code is not needed before a visitor turns to the form. */
export const otpService = () => import('@/services/otp')
export const demoService = () => import('@/services/demo')

/** Fetches ahead what the next tap needs, so that it also answers when the connection has gone by then. */
export function prepareServices(): void {
  prepareToasts()
  Promise.all([otpService(), demoService()]).catch(() => {}) // the call itself asks again, and reports
}
