import { ContactLinks } from '@/components/site/ContactLinks'
import { ForgetDevice } from '@/components/site/ForgetDevice'
import type { VisibleConfig } from '@/config/visible-config'
import { type LegalSection, legal } from '@/content/legal'

type Addresses = VisibleConfig['contact']

/** A part of a legal document with its anchor. */
export function LegalPart({
  id,
  heading,
  paragraphs = [],
  items = [],
  contact = false,
  forget = false,
  addresses,
}: LegalSection & { addresses: Addresses }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
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
      {forget && <ForgetDevice />}
      {contact && <ContactLines {...addresses} />}
    </section>
  )
}

function ContactLines(addresses: Addresses) {
  if (!addresses.phone && !addresses.email) return <p>{legal.noContact}</p>
  return <ContactLinks {...addresses} labels={legal} />
}
