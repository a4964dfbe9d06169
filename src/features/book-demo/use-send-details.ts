import type { RefObject, SyntheticEvent } from 'react'
import { toast } from '@/components/ui/toast'
import { bookingWords } from '@/content/pages/book-demo'
import type { Lead } from '@/domain/lead'
import { isSendOtpError } from '@/domain/otp-answers'
import { answerNames, answersInPage, trimmed } from './answers-in-page'
import { otpService } from './services'
import type { Booking } from './use-booking'
import { useOneAtATime } from './use-one-at-a-time'

const allTouched = { company: true, name: true, phone: true, email: true, role: true }

/**
 * Submit of step 1: shows every fault and goes to the first, or sends the details and opens step 2 (SPEC §4,
 * book-demo flow 1 to 4).
 */
export function useSendDetails({ form, openCode }: Booking, page: RefObject<HTMLFormElement | null>) {
  const { busy, run } = useOneAtATime()

  async function send(lead: Lead): Promise<void> {
    try {
      const { sendOtp } = await otpService()
      const text = await sendOtp(lead)
      if (isSendOtpError(text)) {
        toast.error(text)
      } else {
        toast.success(text)
        openCode(lead)
      }
    } catch {
      toast.error(bookingWords.failures.submission)
    }
  }

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    void run(async () => {
      // The fields know best: some browsers fill them in without a word.
      const answers = { ...form.values, ...answersInPage(page.current) }
      await form.setTouched(allTouched, false)
      await form.setValues(answers, false)
      const faults = await form.validateForm(answers)
      const first = answerNames.find((name) => faults[name])
      if (!first) return send(trimmed(answers))
      const field = page.current?.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
    })
  }

  return { busy, submit }
}
