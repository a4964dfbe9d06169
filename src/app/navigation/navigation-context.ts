import { createContext } from 'react'
import type { Location } from 'react-router-dom'

/** What happens when the page of an address is there. */
export type OnNavigated = (location: Location) => void

export const NavigationContext = createContext<OnNavigated>(() => {})
