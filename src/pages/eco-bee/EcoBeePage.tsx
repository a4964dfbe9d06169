import { ecoBee } from '@content/pages/eco-bee'
import { Band } from '@/components/sections/Band'
import { Banner } from '@/components/sections/Banner'
import { Card } from '@/components/sections/Card'
import { CallToAction } from '@/components/sections/closing/CallToAction'
import { Section } from '@/components/sections/Section'
import styles from './EcoBeePage.module.scss'
import { FeatureCard } from './FeatureCard'
import { HiveSensors } from './HiveSensors'

/** Eco-Bee, the smart hive: `/eco-bee` (R-ROUTE-24, R-BEE-01 to R-BEE-03). */
export default function EcoBeePage() {
  const { banner, features, ownership, audiences, next } = ecoBee
  return (
    <>
      <Banner {...banner} />
      <Band tone="sand" seal>
        <HiveSensors />
      </Band>
      <Section heading={features.heading}>
        <div className={styles.features}>
          {features.cards.map((card) => (
            <FeatureCard key={card.featureTitle} {...card} />
          ))}
        </div>
      </Section>
      <Band tone="forest" seal>
        <FeatureCard {...ownership} wide />
      </Band>
      <Section heading={audiences.heading} lead={audiences.lead}>
        <ul className={styles.audiences}>
          {audiences.cards.map((card) => (
            <li key={card.title}>
              <Card {...card} />
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction {...next} />
    </>
  )
}

export const head = ecoBee.head
