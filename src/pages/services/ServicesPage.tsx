import { services } from '@content/pages/services'
import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/closing/CallToAction'
import { ServicePacket } from './ServicePacket'
import styles from './ServicesPage.module.scss'

/** Our Services: `/services` (R-ROUTE-09, R-SVC-01). */
export default function ServicesPage() {
  const { banner, blocks, bring, next, parts } = services
  return (
    <>
      <Banner {...banner} quiet />
      <div className={styles.rack}>
        <div className="wrap">
          {blocks.map((block) => (
            <ServicePacket key={block.href} {...block} heading={parts(block.heading)} bringHeading={bring} />
          ))}
        </div>
      </div>
      <CallToAction {...next} />
    </>
  )
}

export const head = services.head
