import { useSyncExternalStore } from 'react'
import { focusMain } from '@/browser/focus-heading'
import { CloseButton } from '@/components/ui/CloseButton'
import styles from './PlainToasts.module.scss'
import { maxVisibleToasts, toastQueue } from './toast'

/**
 * The messages in plain boxes, each until it is closed: no message is lost where the module or the
 * styles of the toasts do not come.
 */
export function PlainToasts() {
  const messages = useSyncExternalStore(toastQueue.subscribe, toastQueue.list)
  return (
    <div className={styles.stack}>
      {messages.slice(0, maxVisibleToasts).map((message) => (
        <div key={message.id} className={styles.toast} role={message.kind === 'error' ? 'alert' : 'status'}>
          <span lang={message.lang}>{message.text}</span>
          <CloseButton
            onClick={({ currentTarget }) => {
              focusMain(currentTarget)
              toastQueue.take(message)
            }}
          />
        </div>
      ))}
    </div>
  )
}
