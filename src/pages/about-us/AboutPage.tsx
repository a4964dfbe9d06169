import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { PictureSection } from '@/components/sections/PictureSection'
import { AppLink } from '@/components/ui/AppLink'
import { about } from '@/content/pages/about-us'

/** About Hivefield: `/about-us` (SPEC §2). */
export function AboutPage() {
  const { banner, purpose, services, brands, next } = about
  return (
    <>
      <Banner {...banner} />
      <PictureSection {...purpose} />
      <PictureSection {...services}>
        <ul className="name-list">
          {services.list.map(({ name, audience, href }) => (
            <li key={href}>
              <AppLink href={href}>{name}</AppLink> for {audience}
            </li>
          ))}
        </ul>
      </PictureSection>
      <PictureSection {...brands}>
        <dl className="brand-list">
          {brands.list.map(({ name, text, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {text} <AppLink href={link.href}>{link.label}</AppLink>
              </dd>
            </div>
          ))}
        </dl>
      </PictureSection>
      <CallToAction {...next} />
    </>
  )
}

export { AboutPage as default }
export const head = about.head
