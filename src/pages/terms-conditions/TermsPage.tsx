import { terms } from '@content/pages/terms-conditions'
import { Banner } from '@/components/sections/Banner'
import { LegalDocument } from '@/components/sections/legal/LegalDocument'

/** Terms: `/terms-conditions` (R-ROUTE-05). */
export default function TermsPage() {
  return (
    <>
      <Banner {...terms.banner} quiet />
      <LegalDocument {...terms.document} />
    </>
  )
}

export const head = terms.head
