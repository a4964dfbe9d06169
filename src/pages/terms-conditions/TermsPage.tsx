import { terms } from '@content/pages/terms-conditions'
import { Banner } from '@/components/sections/Banner'
import { LegalDocument } from '@/components/sections/legal/LegalDocument'
import { useVisibleConfig } from '@/components/site/use-visible-config'

/** Terms: `/terms-conditions` (R-ROUTE-05). */
export default function TermsPage() {
  const { contact, legal } = useVisibleConfig()
  return (
    <>
      <Banner {...terms.banner} quiet />
      <LegalDocument {...terms.document} contact={contact} approved={legal.approved} />
    </>
  )
}

export const head = terms.head
