import { useSyncExternalStore } from 'react'
import { type ToastMessage, waitingToasts } from './toast'

const none: readonly ToastMessage[] = []

/** Messages raised and not yet shown as toasts. */
export const useToastQueue = (): readonly ToastMessage[] =>
  useSyncExternalStore(waitingToasts.subscribe, waitingToasts.list, () => none)
