import type { ColouredHoney } from '@/domain/honey-colour'
import { honeyQuery } from './honey-query'
import { type List, useList } from './use-list'

const queries = [honeyQuery]

/**
 * The honeys by colour. A prerendered list that could not be renewed says so only without a
 * connection: after an error it counts as ready, and the jars stand without a note.
 */
export function useHoneys(): List<ColouredHoney> {
  const list = useList(queries)
  const isGoodEnough = list.status === 'stale' && list.cause !== 'offline'
  return isGoodEnough ? { ...list, status: 'ready' } : list
}
