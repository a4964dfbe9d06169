import { controls } from '@content/site/controls'
import classNames from 'classnames'
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { focusMain } from '@/browser/focus-heading'
import { CloseButton } from '@/components/ui/CloseButton'
import { StatusIcon } from '@/components/ui/StatusIcon'
import styles from './ToastStack.module.scss'
import { maxVisibleToasts, toastQueue } from './toast'

/** Milliseconds after which a toast hides by itself (R-TOAST-03). */
const lifetime = 4000

/**
 * The same time for the styles: the library measures it by an animation, which our rule for reduced
 * motion would end.
 */
const clock = { '--lifetime': `${lifetime}ms` } as CSSProperties

/** Fades in and out (R-GEN-09); nothing collapses, since a toast moves nothing on the page. */
const Fade = cssTransition({
  enter: classNames(styles.fadeIn),
  exit: classNames(styles.fadeOut),
  collapse: false,
})

/**
 * The toasts, top-right (R-TOAST-01). From react-toastify's unstyled entry: the other one writes a
 * `<style>` that the page's policy refuses.
 */
export default function ToastStack() {
  const messages = useSyncExternalStore(toastQueue.subscribe, toastQueue.list)
  useEffect(() => {
    for (const message of messages) {
      const { kind, text, lang } = message
      toast[kind](lang ? <span lang={lang}>{text}</span> : text, {
        role: kind === 'error' ? 'alert' : 'status',
      })
      toastQueue.take(message)
    }
  }, [messages])

  return (
    <ToastContainer
      className={classNames(styles.stack)}
      toastClassName={(context) =>
        classNames(context?.defaultClassName, styles.toast, styles[context?.type ?? ''])
      }
      progressClassName={classNames(styles.clock)}
      toastStyle={clock}
      position="top-right"
      limit={maxVisibleToasts}
      autoClose={lifetime}
      hideProgressBar
      pauseOnFocusLoss={false} // it would hold them in every window that has not been pressed yet
      icon={({ type }) => <StatusIcon good={type === 'success'} />}
      closeButton={({ closeToast }) => (
        <CloseButton
          onClick={({ currentTarget }) => {
            focusMain(currentTarget)
            closeToast()
          }}
        />
      )}
      transition={Fade}
      aria-label={controls.messages}
    />
  )
}
