import { createContext } from 'react'
import type { Location } from 'react-router-dom'

/** What happens when a page has arrived at an address. */
export type Arrive = (location: Location) => void

export const ArrivalContext = createContext<Arrive>(() => {})
