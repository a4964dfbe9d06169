import { useEffect, useEffectEvent, useState } from 'react'
import Offcanvas, { type OffcanvasProps } from 'react-bootstrap/Offcanvas'
import { tellsCloseRequests, useCloseRequest } from '@/hooks/use-close-request'
import { tabRound } from './tab-round'
import '@/styles/shared/offcanvas.scss'

type DrawerProps = Omit<OffcanvasProps, 'onExited' | 'onHide' | 'placement' | 'restoreFocus'> & {
  show: boolean
  onHide: () => void
  /** Called once it has left the screen: whoever opened it gives the focus back then. */
  onGone: () => void
}

/** Slides in over the edge of the page; the Tab key stays in it, and a close request closes it. */
export function Drawer({ show, onHide, onGone, ...rest }: DrawerProps) {
  const [gone, setGone] = useState(false)
  if (show && gone) setGone(false)
  const leave = () => {
    setGone(true)
    onGone()
  }
  useLimit(leavingLimit, !show && !gone, leave)
  useCloseRequest(show, onHide)
  if (gone) return null
  return (
    <Offcanvas
      {...rest}
      show={show}
      placement="end"
      keyboard={!tellsCloseRequests}
      onKeyDown={tabRound}
      onHide={onHide}
      onExited={leave}
      restoreFocus={false}
    />
  )
}

/**
 * Milliseconds after which a closed drawer is removed in any case. Bootstrap waits for its
 * transition to end, but one closed before it had moved has none, and Bootstrap may take a button's
 * colour transition for it.
 */
const leavingLimit = 800

/** Does something once a state has lasted for so many milliseconds. */
function useLimit(limit: number, waiting: boolean, act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(actNow, limit)
    return () => clearTimeout(timer)
  }, [limit, waiting])
}
