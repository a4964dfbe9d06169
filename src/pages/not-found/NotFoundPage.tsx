import { notFound } from '@content/pages/not-found'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import styles from './NotFoundPage.module.scss'

/** What an address without a page gets, inside the layout (R-ROUTE-30). */
export default function NotFoundPage() {
  return (
    <Notice level={1} heading={notFound.heading} text={notFound.text} picture={notFound.picture}>
      <div className={styles.actions}>
        {notFound.links.map((link, index) => (
          <ButtonLink key={link.href} href={link.href} look={index === 0 ? 'honey' : 'outline'}>
            {link.label}
          </ButtonLink>
        ))}
      </div>
    </Notice>
  )
}

export const head = notFound.head
