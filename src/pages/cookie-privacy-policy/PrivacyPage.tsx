import { privacy } from '@content/pages/cookie-privacy-policy'
import { Banner } from '@/components/sections/Banner'
import { LegalDocument } from '@/components/sections/legal/LegalDocument'

/** Cookie and privacy policy: `/cookie-privacy-policy` (R-ROUTE-06). */
export default function PrivacyPage() {
  return (
    <>
      <Banner {...privacy.banner} quiet />
      <LegalDocument {...privacy.document} />
    </>
  )
}

export const head = privacy.head
