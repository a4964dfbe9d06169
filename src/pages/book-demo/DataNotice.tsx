import { dataNotice } from '@content/pages/book-demo'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { AppLink } from '@/components/ui/links/AppLink'
import styles from './DataNotice.module.scss'

/**
 * Below the form, item by item: what is asked for, why, where it goes, and how to have it deleted
 * (docs/behaviour.md).
 */
export function DataNotice() {
  const { contact, legal } = useVisibleConfig()
  const { name, email } = legal.grievance
  const address = email || contact.email
  return (
    <section className={styles.notice} aria-labelledby="data-notice">
      <div className="wrap">
        <h2 id="data-notice">{dataNotice.heading}</h2>
        <dl>
          {dataNotice.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {address && (
            <div>
              <dt>{dataNotice.writeTo}</dt>
              <dd>
                {name && `${name}, `}
                {/* The general address is a link beside the form already. */}
                {email ? <a href={`mailto:${email}`}>{email}</a> : address}
              </dd>
            </div>
          )}
        </dl>
        <AppLink href={dataNotice.privacy.href}>{dataNotice.privacy.label}</AppLink>
      </div>
    </section>
  )
}
