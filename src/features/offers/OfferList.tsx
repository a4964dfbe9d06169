import { listCopy, listNeedsScripts } from '@content/site/lists'
import { useMemo } from 'react'
import { AsyncList } from '@/components/loading/AsyncList'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import { useProducts } from '@/services/lists/use-products'
import { OfferSkeletons } from './OfferSkeletons'
import { Offers } from './Offers'
import { type OfferListCopy, shownOffers } from './offer-sequence'

// In this module, so that the panel comes with the lists (`PageOffersPanel`).
export { OffersPanel } from './OffersPanel'

/** The list of a section, or what stands in its place. */
export default function OfferList(section: OfferListCopy) {
  const list = useProducts(section.categories)
  const { items, isThere } = list
  const shown = useMemo(() => shownOffers(section, items), [section, items])
  return (
    <>
      <ScriptsNotice {...listNeedsScripts} />
      <AsyncList list={list} copy={listCopy[section.kind]} skeleton={<OfferSkeletons {...section} />}>
        {isThere && shown.offers.length > 0 && <Offers {...shown} />}
      </AsyncList>
    </>
  )
}
