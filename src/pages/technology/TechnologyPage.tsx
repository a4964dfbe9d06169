import { technology } from '@content/pages/technology'
import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/closing/CallToAction'
import { ReadMoreLink } from '@/components/sections/ReadMoreLink'
import { Section } from '@/components/sections/Section'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { linkOrComingSoon } from '@/config/link-or-coming-soon'
import { NetworkMap } from '@/features/network-map/NetworkMap'
import { AppGuide } from './AppGuide'
import { Marketplaces } from './Marketplaces'
import { PageTiles } from './PageTiles'
import { Thread } from './Thread'

/** Technology: `/technology` (R-ROUTE-21, R-TECH-01 to R-TECH-06). */
export default function TechnologyPage() {
  const { links } = useVisibleConfig()
  const { banner, tilesName, tiles, apps, marketplaces, platforms, networks, next } = technology
  const downloads = apps.list.map((app) => ({ ...app, href: linkOrComingSoon(links.apps[app.id]) }))
  const stalls = marketplaces.list.map((stall) => ({
    ...stall,
    href: linkOrComingSoon(links.marketplaces[stall.id]),
  }))
  return (
    <>
      <Banner {...banner} />
      <PageTiles name={tilesName} tiles={tiles} />
      <NetworkMap list={networks} />
      <AppGuide {...apps} list={downloads} />
      <Marketplaces {...marketplaces} list={stalls} />
      <Section heading={platforms.heading} lead={platforms.lead} tone="sand" seal>
        <Thread stations={platforms.list} />
        <ReadMoreLink {...technology.dataCenter} />
      </Section>
      <CallToAction {...next} />
    </>
  )
}

export const head = technology.head
