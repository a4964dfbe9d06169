import { useEffect, useState } from 'react'
import { idle } from '@/browser/idle'
import { deferred } from '@/components/loading/deferred'
import { type OfferedLanguage, offeredLanguage } from './offered-language'

const LanguageOffer = deferred(() => import('./LanguageOffer'))

/** The offer of another language, fetched only where the browser asks for one that the site has. */
export function DeferredLanguageOffer() {
  const [offered, setOffered] = useState<OfferedLanguage>()
  useEffect(() => {
    void idle().then(() => setOffered(offeredLanguage()))
  }, [])
  return offered && <LanguageOffer offered={offered} />
}
