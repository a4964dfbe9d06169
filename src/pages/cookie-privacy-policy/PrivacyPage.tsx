import { privacy } from '@content/pages/cookie-privacy-policy'
import { Banner } from '@/components/sections/Banner'
import { LegalDocument } from '@/components/sections/legal/LegalDocument'
import { useVisibleConfig } from '@/components/site/use-visible-config'

/** Cookie and privacy policy: `/cookie-privacy-policy` (R-ROUTE-06). */
export default function PrivacyPage() {
  const { contact, legal } = useVisibleConfig()
  return (
    <>
      <Banner {...privacy.banner} quiet />
      <LegalDocument {...privacy.document} contact={contact} approved={legal.approved} />
    </>
  )
}

export const head = privacy.head
