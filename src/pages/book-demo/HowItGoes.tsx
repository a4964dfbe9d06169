import { useVisibleConfig } from '@/components/site/use-visible-config'
import { Image } from '@/components/ui/Image'
import { bookDemoPage } from '@/content/pages/book-demo'

const { path, reach, picture } = bookDemoPage

/** Beside the form: what happens next, and how to reach us without the form or without scripts. */
export function HowItGoes() {
  const { contact } = useVisibleConfig()
  return (
    <aside className="demo__aside" aria-labelledby="how-it-goes">
      <Image className="demo__picture" picture={picture} />
      <h2 id="how-it-goes">{path.heading}</h2>
      <ol className="demo__path">
        {path.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {(contact.phone || contact.email) && (
        <>
          <h3>{reach.heading}</h3>
          <p className="demo__reach">
            {reach.text}
            {contact.phone && <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>}
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </p>
        </>
      )}
    </aside>
  )
}
