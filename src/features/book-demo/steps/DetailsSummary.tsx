import { bookingWords, leadWords } from '@words/pages/book-demo'
import { Button } from '@/components/ui/Button'
import { type Lead, leadFields } from '@/domain/demo/lead'
import styles from './DetailsSummary.module.scss'

type DetailsSummaryProps = { lead: Lead; onChange: () => void }

/** What was sent, so that a wrong number is noticed, and the way back to correct it. */
export function DetailsSummary({ lead, onChange }: DetailsSummaryProps) {
  return (
    <section className={styles.summary} aria-labelledby="sent-details-heading">
      <h3 id="sent-details-heading">{bookingWords.code.summary}</h3>
      <dl>
        {leadFields.map((field) => (
          <div key={field}>
            <dt>{leadWords[field].label}</dt>
            <dd>{lead[field]}</dd>
          </div>
        ))}
      </dl>
      <Button look="text" small onClick={onChange}>
        {bookingWords.code.change}
      </Button>
    </section>
  )
}
