import { useEffect } from 'react'
import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { CategoryTiles } from '@/components/sections/CategoryTiles'
import { Section } from '@/components/sections/Section'
import { Story } from '@/components/sections/Story'
import { WayOn } from '@/components/sections/WayOn'
import { home } from '@/content/pages/home'
import { bookDemo } from '@/content/site'
import { DemoThanks } from '@/features/book-demo/DemoThanks'
import { ServicesCarousel } from '@/features/category-shelf/ServicesCarousel'
import { HoneyShelf } from '@/features/honey-shelf/HoneyShelf'
import { askForToken } from '@/services/ask-for-token'
import type { Prefetch } from '@/services/prefetch'
import { FlowerToDoor } from './FlowerToDoor'
import styles from './HomePage.module.scss'
import { Platforms } from './Platforms'

/** The home page (R-ROUTE-01, R-HOME-01 to R-HOME-14). */
export function HomePage() {
  useEffect(askForToken, []) // on every visit, and its answer changes nothing here (R-HOME-13)
  return (
    <>
      <DemoThanks />
      <Banner {...home.banner} className={styles.banner} />
      <Section heading={home.audiences.heading} lead={home.audiences.lead}>
        <CategoryTiles tiles={home.audiences.tiles} />
      </Section>
      <FlowerToDoor />
      <HoneyShelf {...home.honey}>
        <div className={styles.buyers}>
          {home.honey.buyers.map((buyer) => (
            <WayOn key={buyer.href} {...buyer} />
          ))}
        </div>
      </HoneyShelf>
      <ServicesCarousel {...home.services} />
      <CardGrid {...home.benefits} id="benefits" tone="forest" seal />
      <Story {...home.ecoBee} />
      <Platforms lead={home.technologyLead} />
      <CallToAction {...home.demo} buttons={[bookDemo]} />
    </>
  )
}

export { HomePage as default }
export const head = home.head
export const prefetch: Prefetch = ({ prefetchCategories }) => prefetchCategories(home.services.categories)
