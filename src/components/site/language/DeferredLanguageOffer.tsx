import { idle } from '@/browser/idle'
import { deferred } from '@/components/loading/deferred'
import { builtLanguages } from '@/config/language'

const Offer = deferred(() => import('./LanguageOffer'), { when: idle })

/**
 * The offer of another language, fetched only where there is one and the browser asks for more than
 * this one.
 */
export const DeferredLanguageOffer = builtLanguages.length > 1 ? Offer : () => null
