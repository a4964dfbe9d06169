import { createContext } from 'react'

/** Ids of the products liked on this device: liking is another feature, which the page joins to the filters. */
export const LikedIds = createContext<() => readonly string[]>(() => [])
