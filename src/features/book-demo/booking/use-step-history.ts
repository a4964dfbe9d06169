import { startTransition, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOnceHydrated } from '@/hooks/use-hydrated'
import { type BookingAction, type BookingState, stepOf } from './booking-reducer'

/** What marks the history entry of the code screen. */
const codeEntry = { step: 'code' }

/**
 * The step that is shown. The code has an entry of its own in the browser's history, on top of that of the
 * details: Back leads from it to the details and Forward to it again, also after a reload.
 */
export function useStepHistory(state: BookingState, dispatch: (action: BookingAction) => void) {
  const { pathname, search, state: entry } = useLocation()
  const navigate = useNavigate()
  const onCodeEntry = entry?.step === codeEntry.step

  const go = useEffectEvent(() => dispatch({ type: 'went' }))
  useEffect(() => {
    // As a transition, like the router's own: step and focus change together.
    const onPopState = () => startTransition(go)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  const openEntry = useEffectEvent(() => {
    if (!onCodeEntry) void navigate({ pathname, search }, { state: codeEntry })
  })
  const needsEntry = state.pinned === 'code'
  useEffect(() => {
    if (needsEntry) openEntry()
  }, [needsEntry])

  return {
    step: useOnceHydrated(stepOf(state, onCodeEntry), 'details'),
    toDetails: () => void navigate(-1),
  }
}
