import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { Marketplaces } from '@/components/sections/Marketplaces'
import { NetworkRoles } from '@/components/sections/NetworkRoles'
import { PageTiles } from '@/components/sections/PageTiles'
import { PictureSection } from '@/components/sections/PictureSection'
import { Section } from '@/components/sections/Section'
import { Thread } from '@/components/sections/Thread'
import { WayOn } from '@/components/sections/WayOn'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { linkOr } from '@/config/link-or'
import { technology } from '@/content/pages/technology'
import styles from './TechnologyPage.module.scss'

/** Technology: `/technology` (R-ROUTE-21, R-TECH-01 to R-TECH-06). */
export function TechnologyPage() {
  const { links } = useVisibleConfig()
  const { banner, tilesName, tiles, apps, marketplaces, platforms, networks, next } = technology
  const stalls = marketplaces.list.map((stall) => ({
    ...stall,
    href: linkOr(links.marketplaces[stall.id]),
  }))
  return (
    <>
      <Banner {...banner} />
      <PageTiles name={tilesName} tiles={tiles} />
      <div className={styles.apps}>
        {apps.list.map(({ id, name, text, picture }) => (
          <PictureSection key={id} id={id} heading={name} paragraphs={[text]} picture={picture}>
            <ButtonLink href={linkOr(links.apps[id])}>{apps.button}</ButtonLink>
          </PictureSection>
        ))}
      </div>
      <Section heading={platforms.heading} lead={platforms.lead} tone="sand" seal>
        <Thread stations={platforms.list} />
        <WayOn {...technology.dataCenter} />
      </Section>
      <Marketplaces {...marketplaces} list={stalls} />
      <NetworkRoles {...networks} />
      <CallToAction {...next} />
    </>
  )
}

export { TechnologyPage as default }
export const head = technology.head
