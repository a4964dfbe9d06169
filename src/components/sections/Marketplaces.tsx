import { Section } from '@/components/sections/Section'
import { AppLink } from '@/components/ui/AppLink'
import { buttonClass } from '@/components/ui/button-class'
import { Image } from '@/components/ui/Image'
import type { MarketplaceCopy } from '@/content/marketplaces'
import '@/styles/technology.scss'

type MarketplacesProps = {
  heading: string
  lead: string
  /** Anchor of the section. */
  id: string
  /** Text of every marketplace's button. */
  button: string
  list: readonly (MarketplaceCopy & { href: string })[]
}

/** The marketplaces, each with its button; what it registers for is the button's description. */
export function Marketplaces({ button, list, ...section }: MarketplacesProps) {
  return (
    <Section {...section}>
      <ul className="marketplaces">
        {list.map(({ id, name, text, picture, href }) => (
          <li key={id}>
            <Image picture={picture} />
            <h3 id={`marketplace-${id}`}>{name}</h3>
            <p>{text}</p>
            <AppLink
              href={href}
              className={buttonClass('outline', true)}
              aria-describedby={`marketplace-${id}`}
            >
              {button}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
