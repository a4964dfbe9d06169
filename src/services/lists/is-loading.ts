import type { ListStatus } from './list-state'

/**
 * Whether a list is being waited for, `late` or not. In a module of its own: every page has this,
 * while `list-state.ts` comes with the lists.
 */
export const isLoading = (status: ListStatus | undefined) => status === 'loading' || status === 'late'
