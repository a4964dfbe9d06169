import { Placeholder } from '@/components/loading/Placeholder'
import { productParameter } from '@/components/product/use-product-address'
import { listingParameters } from '@/domain/listing/listing'
import { CardShapes } from './CardShapes'
import { reserveSpaceScript } from './reserve-space'

const parameters = [...listingParameters, productParameter].join(' ')

// Browsers run what the HTML has, and React leaves it alone while it hydrates.
const script = import.meta.env.SSR ? reserveSpaceScript : ''

/**
 * The HTML of a listing shows the whole list in its own order. Where the address asks for something
 * else, an inline script marks the page, and styles show these placeholders until React has drawn
 * the right list.
 */
export function ReservedSpace({ className }: { className: string | undefined }) {
  return (
    <>
      <script
        data-parameters={parameters}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site, which the policy knows by its hash
        dangerouslySetInnerHTML={{ __html: script }}
        suppressHydrationWarning
      />
      <div className={className}>
        <Placeholder shapes={<CardShapes />}>{null}</Placeholder>
      </div>
    </>
  )
}
