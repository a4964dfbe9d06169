import { productParameter } from '@/components/product/use-product-address'
import { listingParameters } from '@/domain/listing/listing-choices'
import { reserveSpaceScript } from './reserve-space'

const parameters = [...listingParameters, productParameter].join(' ')

// Browsers run what the HTML has, and React leaves it alone while it hydrates.
const script = import.meta.env.SSR ? reserveSpaceScript : ''

/**
 * The HTML of a listing counts and shows the whole list in its own order. Where the address asks for
 * something else, this inline script marks the page, and styles hide the count and show placeholders
 * until React has drawn the right list. It stands before both: half of a page may be painted.
 */
export const ReserveSpaceScript = () => (
  <script
    data-parameters={parameters}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site, which the policy knows by its hash
    dangerouslySetInnerHTML={{ __html: script }}
    suppressHydrationWarning
  />
)
