import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { Marketplaces } from '@/components/sections/Marketplaces'
import { NetworkRoles } from '@/components/sections/NetworkRoles'
import { PageTiles } from '@/components/sections/PageTiles'
import { PictureSection } from '@/components/sections/PictureSection'
import { Section } from '@/components/sections/Section'
import { Thread } from '@/components/sections/Thread'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { paths } from '@/config/paths'
import { technology } from '@/content/pages/technology'

/** Technology: `/technology` (SPEC §2). */
export function TechnologyPage() {
  const { links } = useVisibleConfig()
  const { banner, tilesName, tiles, apps, marketplaces, platforms, networks, next } = technology
  const stalls = marketplaces.list.map((stall) => ({
    ...stall,
    href: links.marketplaces[stall.id] || paths.comingSoon(),
  }))
  return (
    <>
      <Banner {...banner} />
      <PageTiles name={tilesName} tiles={tiles} />
      <div className="apps">
        {apps.list.map(({ id, name, text, picture }) => (
          <PictureSection key={id} id={id} heading={name} paragraphs={[text]} picture={picture}>
            <ButtonLink href={links.apps[id] || paths.comingSoon()}>{apps.button}</ButtonLink>
          </PictureSection>
        ))}
      </div>
      <Section heading={platforms.heading} lead={platforms.lead} tone="sand" seal>
        <Thread stations={platforms.list} />
      </Section>
      <Marketplaces {...marketplaces} list={stalls} />
      <NetworkRoles {...networks} />
      <CallToAction {...next} />
    </>
  )
}

export { TechnologyPage as default }
export const head = technology.head
