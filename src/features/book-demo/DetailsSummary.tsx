import { Button } from '@/components/ui/Button'
import { bookingWords } from '@/content/pages/book-demo'
import type { Lead } from '@/domain/lead'
import { answerNames } from './answers-in-page'

type DetailsSummaryProps = { lead: Lead; onChange: () => void }

/** What was sent, so that a wrong number is noticed, and the way back to correct it. */
export function DetailsSummary({ lead, onChange }: DetailsSummaryProps) {
  return (
    <section className="sent-details" aria-labelledby="sent-details-heading">
      <h3 id="sent-details-heading">{bookingWords.code.summary}</h3>
      <dl>
        {answerNames.map((name) => (
          <div key={name}>
            <dt>{bookingWords.details.fields[name]}</dt>
            <dd>{lead[name]}</dd>
          </div>
        ))}
      </dl>
      <Button look="text" small onClick={onChange}>
        {bookingWords.code.change}
      </Button>
    </section>
  )
}
