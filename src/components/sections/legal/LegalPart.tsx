import { type LegalSection, legal } from '@content/site/legal'
import { ClearDeviceButton } from '@/components/site/ClearDeviceButton'
import { ContactLinks } from '@/components/site/ContactLinks'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { DownIcon } from '@/components/ui/icons'
import styles from './LegalPart.module.scss'

/**
 * A part of a legal document. Its anchor is within the fold: a browser opens a fold to reach what
 * is in it.
 */
export function LegalPart({
  id,
  heading,
  paragraphs = [],
  items = [],
  contact,
  forget = false,
}: LegalSection) {
  return (
    <details className={styles.part}>
      <summary>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <DownIcon />
      </summary>
      <section id={id} aria-labelledby={`${id}-heading`}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {items.length > 0 && (
          <dl>
            {items.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {forget && <ClearDeviceButton />}
        {contact && <ContactLines of={contact} />}
      </section>
    </details>
  )
}

function ContactLines({ of }: { of: NonNullable<LegalSection['contact']> }) {
  const { contact, legal: facts } = useVisibleConfig()
  const { name, email } = of === 'grievance' ? facts.grievance : { name: '', email: '' }
  const reach = { ...contact, email: email || contact.email }
  if (!reach.phone && !reach.email) return <p>{legal.noContact}</p>
  return (
    <>
      {name && <p>{name}</p>}
      <ContactLinks {...reach} labels={legal} />
    </>
  )
}
