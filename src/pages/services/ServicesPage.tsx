import classNames from 'classnames'
import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { ServiceBlock } from '@/components/sections/ServiceBlock'
import { services } from '@/content/pages/services'
import styles from './ServicesPage.module.scss'

/** Our Services: `/services` (R-ROUTE-09, R-SVC-01). */
export function ServicesPage() {
  const { banner, blocks, bring, next } = services
  return (
    <>
      <Banner {...banner} />
      <div className={classNames('wrap', styles.blocks)}>
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
