import { bookDemoPage } from '@words/pages/book-demo'
import { phoneLink } from '@/components/site/phone-link'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { Image } from '@/components/ui/Image'
import styles from './HowItGoes.module.scss'

const { path, reach, picture } = bookDemoPage

/** Beside the form: what happens next, and how to reach us without the form or without scripts. */
export function HowItGoes() {
  const { contact } = useVisibleConfig()
  return (
    <aside className={styles.aside} aria-labelledby="how-it-goes">
      <Image picture={picture} />
      <h2 id="how-it-goes">{path.heading}</h2>
      <ol className={styles.path}>
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
          <p className={styles.reach}>
            {reach.text}
            {contact.phone && <a href={phoneLink(contact.phone)}>{contact.phone}</a>}
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </p>
        </>
      )}
    </aside>
  )
}
