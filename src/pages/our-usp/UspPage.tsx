import { usp } from '@content/pages/our-usp'
import { Banner } from '@/components/sections/Banner'
import { Card } from '@/components/sections/Card'
import { Section } from '@/components/sections/Section'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { ClaimComb } from './ClaimComb'
import styles from './UspPage.module.scss'

/** What sets our honey apart: `/our-usp` (R-ROUTE-08, R-USP-01). */
export default function UspPage() {
  const { cards, link, ...checks } = usp.checks
  return (
    <>
      <Banner {...usp.banner} className={styles.banner} />
      <ClaimComb />
      <Section {...checks} tone="sand" seal>
        <ul className={styles.checks}>
          {cards.map((card) => (
            <li key={card.title}>
              <Card {...card} />
            </li>
          ))}
        </ul>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </Section>
    </>
  )
}

export const head = usp.head
