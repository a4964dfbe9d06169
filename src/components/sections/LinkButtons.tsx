import type { ButtonLook } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import type { LinkCopy } from '@/content/link'
import styles from './LinkButtons.module.scss'

/** One or two ways on, the first one the stronger. */
export type OneOrTwoLinks = readonly [LinkCopy] | readonly [LinkCopy, LinkCopy]

/** One or two links as buttons in a row, below each other where there is no room. */
export function LinkButtons({ links, first }: { links: OneOrTwoLinks; first: ButtonLook }) {
  return (
    <div className={styles.buttons}>
      {links.map(({ label, href }, index) => (
        <ButtonLink key={label} href={href} look={index === 0 ? first : 'outline'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
