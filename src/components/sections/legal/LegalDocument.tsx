import { type LegalCopy, legal } from '@content/site/legal'
import classNames from 'classnames'
import { useAddress } from '@/components/site/language/use-address'
import { useOpenDetails } from '@/components/site/use-open-details'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { language } from '@/config/language'
import { rootLanguage } from '@/config/languages'
import { dayText } from '@/content/day-text'
import styles from './LegalDocument.module.scss'
import { LegalPart } from './LegalPart'

/**
 * A legal document: the day of its approval or what is still open, a summary, a contents list, and
 * its parts, which fold on a phone and are their own contents list there.
 */
export function LegalDocument({ changed, open, summary, sections }: LegalCopy) {
  const { approved } = useVisibleConfig().legal
  const parts = useOpenDetails()
  return (
    <div className={classNames('wrap', styles.legal)}>
      <div className={styles.status}>
        {language !== rootLanguage && <BindingNote />}
        {approved ? (
          <p className={styles.approved}>
            {legal.approved} <time dateTime={approved}>{dayText(Date.parse(approved))}</time>
          </p>
        ) : (
          <DraftNote open={open} />
        )}
      </div>
      <section className={styles.short} id="short" aria-labelledby="short-heading">
        <h2 id="short-heading">{legal.short}</h2>
        <ul>
          {summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <Contents sections={sections} />
      <div className={styles.text} ref={parts}>
        <p className={styles.changed}>
          {legal.changed}: <time dateTime={changed}>{dayText(Date.parse(changed))}</time>
        </p>
        {sections.map((section) => (
          <LegalPart key={section.id} {...section} />
        ))}
      </div>
    </div>
  )
}

/** What is still open, as long as the operator has not approved the document. */
const DraftNote = ({ open }: Pick<LegalCopy, 'open'>) => (
  <aside className={styles.draft} aria-labelledby="draft">
    <p className={styles.draftTitle} id="draft">
      {legal.draft}
    </p>
    <p>{legal.draftText}</p>
    <ul>
      {open.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </aside>
)

const Contents = ({ sections }: Pick<LegalCopy, 'sections'>) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <p id="contents">{legal.contents}</p>
    <ol>
      {[{ id: 'short', heading: legal.short }, ...sections].map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  </nav>
)

/** A translation says that the English document binds, and leads to it. */
function BindingNote() {
  const englishAddress = useAddress()
  return (
    <p>
      {legal.binding}{' '}
      <a href={englishAddress} hrefLang={rootLanguage.locale}>
        {legal.readBinding}
      </a>
    </p>
  )
}
