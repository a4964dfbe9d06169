import { home } from '@content/pages/home'
import { bookDemo } from '@content/site/site'
import { useEffect } from 'react'
import { Banner } from '@/components/sections/Banner'
import { CategoryTiles } from '@/components/sections/CategoryTiles'
import { CallToAction } from '@/components/sections/closing/CallToAction'
import { ReadMoreLink } from '@/components/sections/ReadMoreLink'
import { Section } from '@/components/sections/Section'
import { DemoThanks } from '@/features/book-demo/thanks/DemoThanks'
import { ServicesCarousel } from '@/features/carousel/ServicesCarousel'
import { HoneyShelf } from '@/features/honey-shelf/HoneyShelf'
import { prefetchToken } from '@/services/http/prefetch-token'
import type { Prefetch } from '@/services/lists/prefetch'
import { CardGrid } from './CardGrid'
import { FlowerToDoor } from './FlowerToDoor'
import styles from './HomePage.module.scss'
import { Platforms } from './Platforms'
import { Story } from './Story'

/** The home page (R-ROUTE-01, R-HOME-01 to R-HOME-14). */
export default function HomePage() {
  useEffect(prefetchToken, []) // on every visit, and its answer changes nothing here (R-HOME-13)
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
            <ReadMoreLink key={buyer.href} {...buyer} />
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

export const head = home.head
export const prefetch: Prefetch = ({ prefetchProducts }) => prefetchProducts(home.services.categories)
