import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { bookingWords } from '@/content/pages/book-demo'
import { isWholeCode } from '@/domain/code'
import { otpValidated } from '@/domain/otp-answers'
import { ServiceError } from '@/services/service-error'
import { lockedFrom } from './resend-lock'
import { demoService, otpService } from './services'
import type { Sent } from './steps'
import type { Booking } from './use-booking'
import { useOneAtATime } from './use-one-at-a-time'

/** What a refused code asks of the boxes. */
type Outcome = 'incomplete' | 'refused' | 'otherwise'

/** Verify, 'Try again' and Resend of step 2 (SPEC §4, book-demo flow 5 to 8). */
export function useConfirmCode(sent: Sent, { boxes, update, finish }: Booking) {
  const { busy, run } = useOneAtATime()
  const resending = useOneAtATime()
  const [incomplete, setIncomplete] = useState(false)
  const { lead } = sent

  /** Whether the code was right; says in a toast why not. */
  async function isRight(): Promise<boolean> {
    try {
      const { validateOtp } = await otpService()
      const text = await validateOtp({ mobile: lead.phone, otp: boxes.join(''), email: lead.email })
      if (text === otpValidated) return true
      toast.error(text)
    } catch {
      toast.error(bookingWords.failures.other)
    }
    return false
  }

  async function requestIt(): Promise<void> {
    try {
      const { requestDemo } = await demoService()
      await requestDemo(lead)
    } catch (error) {
      toast.error(`Error: ${error instanceof Error ? error.message : String(error)}`)
      return
    }
    toast.success(bookingWords.requestSent)
    finish()
  }

  /** Checks the code unless it is accepted already, then requests the demo. */
  async function verify(): Promise<Outcome> {
    if (!sent.accepted && !isWholeCode(boxes)) {
      setIncomplete(true)
      return 'incomplete'
    }
    let outcome: Outcome = 'otherwise'
    await run(async () => {
      if (!sent.accepted) {
        if (!(await isRight())) {
          outcome = 'refused'
          return
        }
        update({ accepted: true })
      }
      await requestIt()
    })
    return outcome
  }

  function resend(): void {
    void resending.run(async () => {
      // From the click: a slow answer must not buy a second message.
      update({ lockedUntil: lockedFrom(Date.now()) })
      try {
        const { resendOtp } = await otpService()
        toast.success(await resendOtp(lead.phone, lead.email))
      } catch (error) {
        const text = error instanceof ServiceError ? error.text : undefined
        toast.error(text ?? bookingWords.failures.other)
      }
    })
  }

  return { busy, verify, resend, incomplete: incomplete && !isWholeCode(boxes) }
}
