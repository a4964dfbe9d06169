import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { Card } from '@/components/sections/Card'
import { FeatureCard } from '@/components/sections/FeatureCard'
import { Section } from '@/components/sections/Section'
import { ecoBee } from '@/content/pages/eco-bee'

/** Eco-Bee, the smart hive: `/eco-bee` (SPEC §2). */
export function EcoBeePage() {
  const { banner, sensors, features, ownership, audiences, next } = ecoBee
  return (
    <>
      <Banner {...banner} />
      <div className="section section--sand section--seal">
        <div className="wrap">
          <FeatureCard {...sensors} level={2} wide numbered />
        </div>
      </div>
      <Section heading={features.heading}>
        <div className="features">
          {features.cards.map((card) => (
            <FeatureCard key={card.featureTitle} {...card} />
          ))}
        </div>
      </Section>
      <div className="section section--forest section--seal on-dark">
        <div className="wrap">
          <FeatureCard {...ownership} level={2} wide />
        </div>
      </div>
      <Section heading={audiences.heading} lead={audiences.lead}>
        <ul className="hive-audiences">
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

export { EcoBeePage as default }
export const head = ecoBee.head
