import { type Month, months } from '@/domain/months'
import { useOnceHydrated } from '@/hooks/use-hydrated'

/** The month by the visitor's own clock; the prerendered HTML, which may be read months later, knows none. */
export function usePresentMonth(): Month | undefined {
  return useOnceHydrated(months[new Date().getMonth()], undefined)
}
