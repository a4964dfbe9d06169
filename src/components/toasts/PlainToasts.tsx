import { controls } from '@content/site/controls'
import { focusMain } from '@/browser/focus-heading'
import { CloseIcon } from '@/components/ui/icons'
import styles from './PlainToasts.module.scss'
import { maxVisibleToasts, toastQueue } from './toast'
import { useToastQueue } from './use-toast-queue'

/**
 * The messages in plain boxes, each until it is closed: no message is lost where the module or the
 * styles of the toasts do not come.
 */
export function PlainToasts() {
  const messages = useToastQueue()
  return (
    <div className={styles.stack}>
      {messages.slice(0, maxVisibleToasts).map((message) => (
        <div key={message.id} className={styles.toast} role={message.kind === 'error' ? 'alert' : 'status'}>
          <span lang={message.lang}>{message.text}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={controls.close}
            onClick={({ currentTarget }) => {
              focusMain(currentTarget)
              toastQueue.take(message)
            }}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  )
}
