import { createContext } from 'react'

/** Reads the ids of the products liked on this device: likes are another feature, which the page passes in. */
export const ReadLikedIds = createContext<() => readonly string[]>(() => [])
