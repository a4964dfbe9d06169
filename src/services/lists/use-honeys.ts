import type { ColouredHoney } from '@/domain/honey-colour'
import { honeyQuery } from './honey-query'
import { type List, useList } from './use-list'

const queries = [honeyQuery]

/** The honeys by colour. Those in the page's HTML count as stale only without a connection. */
export function useHoneys(): List<ColouredHoney> {
  const list = useList(queries)
  const isGoodEnough = list.status === 'stale' && list.cause !== 'offline'
  return isGoodEnough ? { ...list, status: 'ready' } : list
}
