import { createContext, type ReactNode } from 'react'
import type { Product } from '@/domain/product'

/**
 * What stands in a card's place for liking. Liking is a feature, so the card only keeps its place, and the
 * site's root fills it for every card at once (R-CARD-11).
 */
export const LikeSlot = createContext<(product: Product) => ReactNode>(() => null)
