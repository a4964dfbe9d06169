import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOnceHydrated } from '@/services/use-hydrated'

/** Screens of a booking. */
export type StepName = 'details' | 'code' | 'done'

/** What marks the history entry of the code screen. */
const codeEntry = { step: 'code' }

type StepsOptions = {
  /** Whether there is a code to be entered. */
  codeSent: boolean
  /** Where the booking stood when this page was opened. */
  start: 'details' | 'code'
  /** Somebody who is typing their details is not torn away from them: the code stays a tap away. */
  typing: boolean
}

/**
 * The step that is shown. The code has an entry of its own in the browser's history, on top of that of the
 * details: Back leads from it to the details and Forward to it again, also after a reload.
 */
export function useSteps({ codeSent, start, typing }: StepsOptions) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const onCodeEntry = state?.step === codeEntry.step
  const [staying, setStaying] = useState(typing)
  /** Where the code is found on arrival, it is shown while its entry is made. */
  const [found, setFound] = useState(start === 'code' && !typing)
  const [done, setDone] = useState(false)
  /** Whether the visitor moved to the step that is shown, rather than finding it on arrival. */
  const [moved, setMoved] = useState(false)
  const here = useRef(false)
  const arrived = useRef(false)
  const onCode = useOnceHydrated(codeSent && (onCodeEntry ? !staying : found), false)
  const step: StepName = done ? 'done' : onCode ? 'code' : 'details'

  useEffect(() => {
    here.current = true
    // As a transition, like the router's own: step and focus change together.
    const move = () =>
      startTransition(() => {
        setMoved(true)
        setFound(false)
        setStaying(false)
      })
    window.addEventListener('popstate', move)
    return () => {
      here.current = false
      window.removeEventListener('popstate', move)
    }
  }, [])

  const openEntry = () => {
    if (!onCodeEntry) void navigate({ pathname, search }, { state: codeEntry })
  }
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    if (codeSent && found) openEntry()
  })

  return {
    step,
    moved,
    /** Opens the code screen, unless the visitor has left the page by now. */
    toCode: () => {
      if (!here.current) return
      setStaying(false)
      setMoved(true)
      openEntry()
    },
    toDetails: () => void navigate(-1),
    finish: () => {
      setMoved(true)
      setDone(true)
    },
  }
}
