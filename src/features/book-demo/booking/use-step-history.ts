import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { StepName } from './booking-reducer'
import { dispatch } from './booking-store'

/** What marks the history entry of the code screen. */
const codeEntry = { step: 'code' }

/** Whether the state of a history entry is that of the code screen; the router stores a mark as `usr`. */
export const isCodeEntry = (state: { usr?: { step?: string } } | null) => state?.usr?.step === codeEntry.step

/**
 * The code has an entry of its own in the browser's history, on top of that of the details: Back leads from it to the
 * details and Forward to it again, also after a reload.
 * @returns the way back to the details
 */
export function useStepHistory(step: StepName): () => void {
  const { pathname, search, hash, key } = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()

  useEffect(() => {
    const page = location.pathname
    const onPopState = ({ state }: PopStateEvent) => {
      // Without a state: a link to an anchor of this page was followed, and the step stays as it is.
      if (state && location.pathname === page)
        dispatch({ type: 'step-changed', to: isCodeEntry(state) ? 'code' : 'details' })
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  const openEntry = useEffectEvent((replace: boolean) => {
    if (isCodeEntry(history.state)) return
    const page = { pathname, search }
    // Back is to lead to the details, not to an anchor that was followed there.
    if (hash) void navigate(page, { replace: true })
    void navigate(page, { state: codeEntry, replace })
  })
  useEffect(() => {
    if (step === 'code') openEntry(false)
  }, [step])

  // A link to this very page, such as 'Book Demo' in the header, makes an entry without the mark. Mostly it replaces
  // the code's entry.
  const onEntry = useEffectEvent((entry: string) => {
    if (step === 'code' && action !== 'POP' && entry === history.state?.key) openEntry(action === 'REPLACE')
  })
  useEffect(() => onEntry(key), [key])

  return () => {
    // At once: a second press would go back from the page as well.
    dispatch({ type: 'step-changed', to: 'details' })
    if (isCodeEntry(history.state)) void navigate(-1)
  }
}
