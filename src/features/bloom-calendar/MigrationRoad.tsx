import { Section } from '@/components/sections/Section'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { bloomCalendar } from '@/content/bloom-calendar'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/picture'
import { stopIn } from '@/domain/bloom'
import styles from './MigrationRoad.module.scss'
import { RoadStop } from './RoadStop'
import { usePresentMonth } from './use-present-month'

type MigrationRoadProps = {
  heading: string
  lead: string
  /** Carries the hives; it stands where the bloom is, and at the beginning until that is known. */
  lorry: Picture
  move: LinkCopy
  /** Said of the road until the month is known, and of a month in which nothing flowers. */
  rest: string
  quiet: string
}

/** The crops of the bloom calendar as stops of a road, in the order in which they flower. */
export function MigrationRoad({ heading, lead, lorry, move, rest, quiet }: MigrationRoadProps) {
  const { crops, now, note } = bloomCalendar
  const present = usePresentMonth()
  const stop = present && stopIn(crops, present)
  const inFlower = stop === undefined ? quiet : `${crops[stop]?.name}.`
  return (
    <Section heading={heading} lead={lead} id="road" className={styles.section}>
      <div className={styles.panel}>
        <ol className={styles.road}>
          {crops.map((crop, index) => (
            <RoadStop
              key={crop.name}
              crop={crop}
              present={present}
              lorry={index === (stop ?? 0) ? lorry : undefined}
            />
          ))}
        </ol>
        <div className={styles.foot}>
          <p>{present ? `${now} ${present}. ${inFlower}` : rest}</p>
          <ButtonLink href={move.href}>{move.label}</ButtonLink>
        </div>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  )
}
