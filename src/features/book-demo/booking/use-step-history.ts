import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { StepName } from './booking-reducer'
import { dispatch } from './booking-store'

/** What marks the history entry of the code screen. */
const codeEntry = { step: 'code' }

/** Whether the state of a history entry is that of the code screen; the router stores a mark as `usr`. */
const isCodeEntry = (state: { usr?: { step?: string } } | null) => state?.usr?.step === codeEntry.step

/**
 * The code has an entry of its own in the browser's history, on top of that of the details: Back leads from it to the
 * details and Forward to it again, also after a reload.
 * @returns the way back to the details
 */
export function useStepHistory(step: StepName): () => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const page = location.pathname
    const onPopState = ({ state }: PopStateEvent) => {
      // Without a state it is a link to an anchor of the page that was followed, which leaves the step as it is.
      if (state && location.pathname === page)
        dispatch({ type: 'went', to: isCodeEntry(state) ? 'code' : 'details' })
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  const openEntry = useEffectEvent(() => {
    if (!isCodeEntry(history.state)) void navigate({ pathname, search }, { state: codeEntry })
  })
  useEffect(() => {
    if (step === 'code') openEntry()
  }, [step])

  return () => {
    // At once: a second press would go back from the page as well.
    dispatch({ type: 'went', to: 'details' })
    if (isCodeEntry(history.state)) void navigate(-1)
  }
}
