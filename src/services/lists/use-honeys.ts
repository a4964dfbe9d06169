import type { ColouredHoney } from '@/domain/honey-colour'
import { honeyQuery } from './honey-query'
import { type List, useList } from './use-list'

const queries = [honeyQuery]

/** The honeys by colour. Those of the page's HTML are good enough to be called old only where there is no connection. */
export function useHoneys(): List<ColouredHoney> {
  const list = useList(queries)
  const isGoodEnough = list.status === 'stale' && list.cause !== 'offline'
  return isGoodEnough ? { ...list, status: 'ready' } : list
}
