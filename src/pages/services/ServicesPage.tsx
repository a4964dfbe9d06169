import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { ServiceBlock } from '@/components/sections/ServiceBlock'
import { services } from '@/content/pages/services'

/** Our Services: `/services` (SPEC §2). */
export function ServicesPage() {
  const { banner, blocks, bring, next } = services
  return (
    <>
      <Banner {...banner} />
      <div className="wrap service-blocks">
        {blocks.map((block) => (
          <ServiceBlock key={block.href} {...block} bringHeading={bring} />
        ))}
      </div>
      <CallToAction {...next} />
    </>
  )
}

export { ServicesPage as default }
export const head = services.head
