import { createContext } from 'react'
import type { Location } from 'react-router-dom'

/** What happens when the page of an address is there. */
export type OnNavigated = (location: Location) => void

/** Hands the root's navigation effects to the page that has come (`NavigationEffects`). */
export const NavigationContext = createContext<OnNavigated>(() => {})
