import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { RoadStop } from '@/components/sections/RoadStop'
import { Signpost } from '@/components/sections/Signpost'
import { AppLink } from '@/components/ui/AppLink'
import { about } from '@/content/pages/about-us'
import styles from './AboutPage.module.scss'

/** About Hivefield: `/about-us` (R-ROUTE-07, R-ABOUT-01 to R-ABOUT-04). */
export function AboutPage() {
  const { banner, purpose, services, brands, next } = about
  return (
    <>
      <Banner {...banner} />
      <RoadStop {...purpose} />
      <RoadStop {...services}>
        <Signpost whom={services.whom} list={services.list} />
      </RoadStop>
      <RoadStop {...brands}>
        <dl className={styles.brands}>
          {brands.list.map(({ name, text, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {text} <AppLink href={link.href}>{link.label}</AppLink>
              </dd>
            </div>
          ))}
        </dl>
      </RoadStop>
      <CallToAction {...next} />
    </>
  )
}

export { AboutPage as default }
export const head = about.head
