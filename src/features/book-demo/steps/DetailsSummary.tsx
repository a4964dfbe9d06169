import { leadCopy } from '@content/features/lead'
import { bookingCopy } from '@content/pages/book-demo'
import { type Lead, leadFields } from '@/domain/demo/lead'
import { valueText } from '@/features/book-demo/value-text'
import styles from './DetailsSummary.module.scss'

/** What was sent, so that a wrong number is noticed. */
export function DetailsSummary({ lead }: { lead: Lead }) {
  return (
    <section className={styles.summary} aria-labelledby="sent-details-heading">
      <h3 id="sent-details-heading">{bookingCopy.code.summary}</h3>
      <dl>
        {leadFields.map((field) => (
          <div key={field}>
            <dt>{leadCopy[field].label}</dt>
            <dd>{valueText(field, lead[field])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
