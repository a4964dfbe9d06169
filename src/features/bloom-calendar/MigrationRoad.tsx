import { bloomCalendar } from '@content/features/bloom-calendar'
import { calendar } from '@content/site/calendar'
import { format } from '@content/site/format'
import classNames from 'classnames'
import { CompactSection } from '@/components/sections/CompactSection'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/pictures'
import { bloomIn, stopIn } from '@/domain/bloom'
import type { Month } from '@/domain/months'
import styles from './MigrationRoad.module.scss'
import { MigrationStop } from './MigrationStop'
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
  const { crops, nowOnRoad, note } = bloomCalendar
  const present = usePresentMonth()
  const stop = present && stopIn(crops, present)
  return (
    <CompactSection heading={heading} lead={lead} id="road">
      <div className={styles.panel}>
        <ol className={styles.road}>
          {crops.map((crop, index) => (
            <MigrationStop
              key={crop.name}
              crop={crop}
              present={present}
              lorry={index === (stop ?? 0) ? lorry : undefined}
            />
          ))}
        </ol>
        <div className={classNames(styles.foot, 'on-dark')}>
          <svg className={styles.hills} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 70C180 6 330 20 520 62S860 20 1010 44 1150 76 1200 60V120H0z" />
          </svg>
          <p>{present ? `${nowOnRoad(calendar.month(present))} ${inFlower(present) ?? quiet}` : rest}</p>
          <ButtonLink href={move.href}>{move.label}</ButtonLink>
        </div>
      </div>
      <p className={styles.note}>{note}</p>
    </CompactSection>
  )
}

/** 'In full bloom: Litchi and Apple.', or which crops have some flowers where none is at its height. */
function inFlower(month: Month): string | undefined {
  const { crops, inFlower: copy } = bloomCalendar
  for (const state of ['full', 'edge'] as const) {
    const names = crops.filter((crop) => bloomIn(crop, month) === state).map(({ name }) => name)
    if (names.length > 0) return copy[state](format.list(names))
  }
  return undefined
}
