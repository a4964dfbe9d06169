import { quoteList as copy } from '@content/pages/quote-list'
import { useEffect, useId, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { flushSync } from 'react-dom'
import { saveFile } from '@/browser/save-file'
import { ContactLinks } from '@/components/site/ContactLinks'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { MailIcon, MessageIcon, PrintIcon, SaveIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/Button'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import { facts } from '@/config/facts'
import { dayText } from '@/content/day-text'
import { csvFile } from '@/domain/format/csv'
import { fileName } from '@/domain/format/file-name'
import { rupees } from '@/domain/format/money'
import { noteThatFits, type QuoteLine, quoteTotal } from '@/domain/quote/quote-lines'
import { mailLink, whatsAppLink } from '@/domain/share/message-links'
import { useQuoteNote } from '../storage/use-quote-note'
import { CopyQuoteLink } from './CopyQuoteLink'
import styles from './QuoteActions.module.scss'
import { QuoteMail } from './QuoteMail'
import { quoteLink } from './quote-link'
import { quoteMessage } from './quote-message'
import { quoteRows } from './quote-rows'
import '@/styles/shared/forms.scss'
import '@/styles/shared/form-messages.scss'

/** Longest note, in UTF-16 units, of which a letter may have several. */
const noteLimit = 500

/** What the list costs by the listed prices, a note, and the ways to send, save and print it. */
export function QuoteActions({ lines }: { lines: readonly QuoteLine[] }) {
  const mailId = useId()
  const { contact } = useVisibleConfig()
  const [note, setNote] = useQuoteNote()
  const link = quoteLink(lines)
  const message = quoteMessage(lines, note, link)
  const saveCsv = () =>
    saveFile(
      new Blob([csvFile(quoteRows(lines, note))], { type: 'text/csv;charset=utf-8' }),
      `${fileName(facts.name, 'quote-list')}.csv`,
    )
  return (
    <section className={styles.actions} aria-label={copy.send}>
      <Total lines={lines} />
      <NoteField note={note} onChange={setNote} />
      <MessageLinks
        mail={mailLink(copy.message.subject(lines.length), message, contact.email)}
        whatsApp={whatsAppLink(message, contact.phone)}
        describedBy={mailId}
      />
      <QuoteMail id={mailId} address={contact.email} />
      <CopyQuoteLink link={link} />
      <div className={styles.two}>
        <Button look="text" small onClick={saveCsv}>
          <SaveIcon />
          {copy.csv}
        </Button>
        <Button look="text" small onClick={() => window.print()}>
          <PrintIcon />
          {copy.print}
        </Button>
      </div>
      <PrintedFoot note={note} link={link} />
    </section>
  )
}

/** What stands below the list on paper. */
function PrintedFoot({ note, link }: { note: string; link: string }) {
  const { contact } = useVisibleConfig()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // The page may have been open since yesterday.
    const update = () => flushSync(() => setNow(Date.now()))
    window.addEventListener('beforeprint', update)
    return () => window.removeEventListener('beforeprint', update)
  }, [])
  return (
    <div className={styles.printed}>
      {note.trim() && <p>{copy.message.note(note.trim())}</p>}
      <p>{copy.printed}</p>
      <p>{dayText(now)}</p>
      <ContactLinks {...contact} />
      <p>{link}</p>
    </div>
  )
}

/** The sum of what has a price, and how many products have none. */
function Total({ lines }: { lines: readonly QuoteLine[] }) {
  const total = quoteTotal(lines)
  if (!total) return null
  return (
    <>
      <p className={styles.total}>
        <span>{copy.total}</span>
        <b>{rupees(total.amount)}</b>
      </p>
      {total.unpriced > 0 && <p className={styles.unpriced}>{copy.unpriced(total.unpriced)}</p>}
    </>
  )
}

type MessageLinksProps = { mail: string; whatsApp: string; describedBy: string }

/** The list as a message, already written. */
const MessageLinks = ({ mail, whatsApp, describedBy }: MessageLinksProps) => (
  <div className={styles.two}>
    <a className={buttonClass('honey')} aria-describedby={describedBy} href={mail}>
      <MailIcon />
      {copy.email}
    </a>
    <ExternalLink className={buttonClass('outline')} href={whatsApp}>
      <MessageIcon />
      {copy.whatsApp}
    </ExternalLink>
  </div>
)

/** The note of the list; it says so where a message holds only its beginning. */
function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const id = useId()
  return (
    <div className={styles.note}>
      <label className="form-label" htmlFor={id}>
        {copy.note}
      </label>
      <FormControl
        as="textarea"
        id={id}
        rows={3}
        maxLength={noteLimit}
        placeholder={copy.notePlaceholder}
        value={note}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}cut`}
      />
      <p id={`${id}cut`} role="status">
        {noteThatFits(note.trim()) !== note.trim() && copy.noteCut}
      </p>
    </div>
  )
}
