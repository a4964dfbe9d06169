import { type Month, months } from '@/domain/months'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** The month by the visitor's own clock; the prerendered HTML, which may be read months later, knows none. */
export function usePresentMonth(): Month | undefined {
  return useAfterHydration(months[new Date().getMonth()], undefined)
}
