import { about } from '@content/pages/about-us'
import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/closing/CallToAction'
import { AppLink } from '@/components/ui/links/AppLink'
import styles from './AboutPage.module.scss'
import { Signpost } from './Signpost'
import { StoryStop } from './StoryStop'

/** About Hivefield: `/about-us` (R-ROUTE-07, R-ABOUT-01 to R-ABOUT-04). */
export default function AboutPage() {
  const { banner, purpose, services, brands, next } = about
  return (
    <>
      <Banner {...banner} />
      <StoryStop {...purpose} />
      <StoryStop {...services}>
        <Signpost whom={services.whom} list={services.list} />
      </StoryStop>
      <StoryStop {...brands}>
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
      </StoryStop>
      <CallToAction {...next} />
    </>
  )
}

export const head = about.head
