import { useCallback, useRef, useState } from 'react'
import type { Lead } from '@/domain/demo/lead'
import { type BookingAction, type BookingState, bookingReducer, type StepName } from './booking-reducer'
import { saveDraft } from './draft'

/**
 * The state of a booking. A call may be answered before React has drawn the last change, or after
 * the visitor has left the page. So answers read `current()`, and each change is stored in the
 * draft at once.
 */
export function useBookingState(start: { state: BookingState; details: Lead }) {
  const [state, setState] = useState(start.state)
  const latest = useRef(state)
  const drawn = useRef<{ details: Lead; step: StepName }>({ details: start.details, step: 'details' })

  const current = useCallback(() => latest.current, [])
  const save = useCallback(() => {
    const { sent, failure, failures, pinned, done } = latest.current
    const { details, step } = drawn.current
    if (done || step === 'done') return
    saveDraft({ details, sent, failure, failures, step: pinned ?? step })
  }, [])
  /** Stores the details, and the step that is shown. */
  const store = useCallback(
    (details: Lead, step: StepName) => {
      drawn.current = { details, step }
      save()
    },
    [save],
  )
  const dispatch = useCallback(
    (action: BookingAction) => {
      latest.current = bookingReducer(latest.current, action)
      setState(latest.current)
      // The code is never stored.
      if (action.type !== 'code-typed') save()
    },
    [save],
  )
  return { state, current, dispatch, store }
}
