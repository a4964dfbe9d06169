import { useEffect, useEffectEvent, useState } from 'react'
import Offcanvas, { type OffcanvasProps } from 'react-bootstrap/Offcanvas'
import { hasCloseWatcher, useCloseRequest } from '@/hooks/use-close-request'
import { trapTab } from './trap-tab'
import '@/styles/shared/offcanvas.scss'

type DrawerProps = Omit<OffcanvasProps, 'onExited' | 'onHide' | 'placement' | 'restoreFocus'> & {
  show: boolean
  'aria-label': string
  onHide: () => void
  /** Called once it has left the screen: whoever opened it gives the focus back then. */
  onClosed: () => void
}

/** Slides in over the edge of the page; the Tab key stays in it, and a close request closes it. */
export function Drawer({ show, onHide, onClosed, ...rest }: DrawerProps) {
  const [gone, setGone] = useState(false)
  if (show && gone) setGone(false)
  const leaving = !show && !gone
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setGone(true), leaveTimeout)
    return () => clearTimeout(timer)
  }, [leaving])
  // Once it is removed: while it is there, Bootstrap takes the focus back into it.
  const tellClosed = useEffectEvent(onClosed)
  useEffect(() => {
    if (gone) tellClosed()
  }, [gone])
  useCloseRequest(show, onHide)
  if (gone) return null
  return (
    <Offcanvas
      {...rest}
      show={show}
      placement="end"
      keyboard={!hasCloseWatcher}
      onKeyDown={trapTab}
      onHide={onHide}
      onExited={() => setGone(true)}
      restoreFocus={false}
    />
  )
}

/**
 * Milliseconds after which a closed drawer is removed anyway. Bootstrap waits for the end of its
 * transition. A drawer that is closed before it has moved has none, and Bootstrap may wait for a
 * button's instead.
 */
const leaveTimeout = 800
