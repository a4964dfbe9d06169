import { type SyntheticEvent, useRef, useState } from 'react'
import { codeIn, emptyCode, fillBoxes, isCompleteCode } from '@/domain/demo/one-time-code'
import { currentBooking, dispatch } from './booking-store'
import type { Sent } from './draft'
import type { Booking } from './use-booking'
import type { ConfirmCode } from './use-confirm-code'
import { useWebOtp } from './use-web-otp'

/** Changes what stands in the boxes. */
export type ChangeCode = (change: (boxes: readonly string[]) => readonly string[]) => void

const changeCode: ChangeCode = (change) => dispatch({ type: 'code-typed', change })
const takeCode = (text: string) => changeCode(() => fillBoxes(emptyCode, 0, codeIn(text)))

/** How the six boxes are filled and sent, and which of them has the focus (R-OTP-02, R-OTP-07). */
export function useCodeEntry({ boxes }: Booking, sent: Sent, { verify, resend }: ConfirmCode) {
  const [tried, setTried] = useState(false)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const whole = isCompleteCode(boxes)

  useWebOtp(sent.accepted ? undefined : sent.lockedUntil, takeCode)

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (sent.accepted || whole) {
      const notAccepted = await verify()
      // Whoever is typing another code by now stays where they are.
      if (notAccepted && currentBooking().boxes.join('') === boxes.join('')) inputs.current[0]?.focus()
    } else {
      setTried(true)
      inputs.current[boxes.indexOf('')]?.focus()
    }
  }
  const sendAgain = () => {
    resend()
    inputs.current[0]?.focus() // the link is locked from here on and cannot keep the focus
  }
  /** Whether Verify was pressed, and a box is empty. */
  const incomplete = tried && !whole
  return { inputs, incomplete, changeCode, submit, sendAgain }
}
