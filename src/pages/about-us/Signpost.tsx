import { AppLink } from '@/components/ui/links/AppLink'
import styles from './Signpost.module.scss'

type SignpostProps = {
  /** Says for whom a service is: 'for farmers'. */
  whom: (audience: string) => string
  list: readonly { name: string; audience: string; href: string }[]
}

/** Signs on a post, pointing left and right in turn: each leads to the page of a service (R-ABOUT-04). */
export function Signpost({ whom, list }: SignpostProps) {
  return (
    <ul className={styles.post}>
      {list.map(({ name, audience, href }) => (
        <li key={href}>
          <AppLink href={href}>{name}</AppLink> <span>{whom(audience)}</span>
        </li>
      ))}
    </ul>
  )
}
