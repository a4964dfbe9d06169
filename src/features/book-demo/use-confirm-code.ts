import { useRef, useState } from 'react'
import type { Lead } from '@/domain/lead'
import { checkCode, type Outcome, sendNewCode, sendRequest } from './calls'
import { lockedFromNow } from './resend-lock'
import type { Booking } from './use-booking'
import { useTriedOffline } from './use-tried-offline'

/** Verify, 'Try again' and Resend of step 2, one request at a time. */
export function useConfirmCode({ sent, boxes, update, finish, fail, countFailure }: Booking) {
  const verifying = useOneAtATime()
  const resending = useOneAtATime()
  const [refusedCode, setRefusedCode] = useState('')
  const [offline, noteOffline] = useTriedOffline<'verify' | 'request' | 'resend'>()

  // A second tap may come before the step is gone from the screen.
  const requested = useRef<Lead>(undefined)

  /** Checks the code unless it is accepted already, then requests the demo (R-OTP-15). Tells whether it was right. */
  const verify = async (): Promise<boolean> => {
    let right = true
    await verifying.run(async () => {
      if (!sent || sent.lead === requested.current) return
      const { lead, accepted } = sent
      noteOffline(accepted ? 'request' : 'verify')
      let outcome: Outcome = 'done'
      if (!accepted) {
        const code = boxes.join('')
        outcome = await checkCode(lead, code, () => setRefusedCode(code))
        right = outcome === 'done'
        // Whoever went back and sent other details meanwhile has another code to enter.
        if (right && !update(lead, { accepted: true })) return
      }
      if (outcome === 'done') outcome = await sendRequest(lead)
      if (outcome === 'done') {
        requested.current = lead
        finish()
      } else countFailure()
      if (outcome === 'unavailable') fail('other')
    })
    return right
  }

  const resend = () =>
    void resending.run(async () => {
      if (!sent) return
      setRefusedCode('')
      noteOffline('resend')
      // From the click: a slow answer must not buy a second message (R-OTP-09).
      update(sent.lead, { lockedUntil: lockedFromNow() })
      const outcome = await sendNewCode(sent.lead)
      if (outcome !== 'done') countFailure()
      if (outcome === 'unavailable') fail('other')
    })

  return {
    busy: verifying.busy,
    /** What was tried last without a connection, until there is one again. */
    offline,
    /** Whether the code in the boxes is one that was not accepted. */
    wrong: refusedCode !== '' && refusedCode === boxes.join(''),
    verify,
    resend,
  }
}

export type ConfirmCode = ReturnType<typeof useConfirmCode>

/** Runs one deed at a time: a second tap while the first is under way does nothing. */
function useOneAtATime() {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const run = async (deed: () => Promise<void>): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await deed()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
