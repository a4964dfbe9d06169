import { useSyncExternalStore } from 'react'
import { type ToastMessage, toastQueue } from './toast'

const none: readonly ToastMessage[] = []

/** Messages raised and not yet shown as toasts. */
export const useToastQueue = (): readonly ToastMessage[] =>
  useSyncExternalStore(toastQueue.subscribe, toastQueue.list, () => none)
