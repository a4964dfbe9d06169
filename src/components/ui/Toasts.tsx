import '@/styles/toasts.scss'
import { useEffect, useLayoutEffect } from 'react'
import { toast as show, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled'
import { ToastBody } from './ToastBody'
import { showToastsWith } from './toast'

/** Toasts shown at once; further ones wait (SPEC §9). */
const most = 3

/**
 * The toasts themselves, top-right. The library counts and places them; closing is by our own clock, since
 * its own is an animation, which never ends for visitors who want none.
 */
export function Toasts() {
  useEffect(
    () =>
      showToastsWith(({ kind, text }) => {
        show[kind](<ToastBody good={kind === 'success'} text={text} />, {
          role: kind === 'error' ? 'alert' : 'status',
        })
      }),
    [],
  )
  return (
    <ToastContainer
      position="top-right"
      limit={most}
      autoClose={false}
      customProgressBar
      closeButton={false}
      icon={false}
      transition={Fade}
      aria-label="Messages"
    />
  )
}

/** Fades a toast in and takes it away at once: nothing that is gone for good keeps covering the page. */
function Fade({ children, isIn, done, nodeRef }: ToastTransitionProps) {
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    nodeRef.current?.animate([{ opacity: 0, transform: 'translateY(-0.5rem)' }, {}], { duration: 180 })
  }, [nodeRef])
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return children
}
