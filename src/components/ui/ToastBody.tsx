import { useEffect, useRef } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import { CloseIcon } from './icons'
import { StatusIcon } from './StatusIcon'

type ToastBodyProps = Partial<ToastContentProps> & { good: boolean; text: string }

/** Milliseconds after which a toast hides by itself (SPEC §9). */
const lifetime = 4000

/** One toast: it hides by itself, but not while somebody points at it or has the focus in it. */
export function ToastBody({ good, text, closeToast }: ToastBodyProps) {
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const frame = body.current?.parentElement
    if (!frame || !closeToast) return
    let timer: number | undefined
    const run = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => closeToast(), lifetime)
    }
    const hold = () => clearTimeout(timer)
    run()
    frame.addEventListener('mouseenter', hold)
    frame.addEventListener('focusin', hold)
    frame.addEventListener('mouseleave', run)
    frame.addEventListener('focusout', run)
    return () => {
      hold()
      frame.removeEventListener('mouseenter', hold)
      frame.removeEventListener('focusin', hold)
      frame.removeEventListener('mouseleave', run)
      frame.removeEventListener('focusout', run)
    }
  }, [closeToast])

  return (
    <div className="toast" ref={body}>
      <StatusIcon good={good} />
      <span>{text}</span>
      <button type="button" className="icon-button" aria-label="Close" onClick={() => closeToast?.()}>
        <CloseIcon />
      </button>
    </div>
  )
}
