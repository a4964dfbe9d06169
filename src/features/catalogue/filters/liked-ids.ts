import { createContext } from 'react'

/** Ids of the products liked on this device: likes are another feature, which the page passes in. */
export const LikedIds = createContext<() => readonly string[]>(() => [])
