import type { MarketplaceCopy } from '@content/business/marketplaces'
import { Section } from '@/components/sections/Section'
import { Image } from '@/components/ui/Image'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import styles from './Marketplaces.module.scss'

type MarketplacesProps = {
  heading: string
  lead: string
  /** Anchor of the section. */
  id: string
  /** Text of every marketplace's button. */
  button: string
  list: readonly (MarketplaceCopy & { href: string })[]
}

/** The marketplaces, each with its button (R-TECH-04); what it registers for is the button's description. */
export function Marketplaces({ button, list, ...section }: MarketplacesProps) {
  return (
    <Section {...section}>
      <ul className={styles.marketplaces}>
        {list.map(({ id, name, text, picture, href }) => (
          <li key={id}>
            <Image picture={picture} />
            <div>
              <h3 id={`marketplace-${id}`}>{name}</h3>
              <ButtonLink href={href} look="outline" small aria-describedby={`marketplace-${id}`}>
                {button}
              </ButtonLink>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
