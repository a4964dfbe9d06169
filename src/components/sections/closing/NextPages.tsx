import { useId } from 'react'
import { Image } from '@/components/ui/Image'
import { ArrowIcon } from '@/components/ui/icons'
import { AppLink } from '@/components/ui/links/AppLink'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/pictures'
import styles from './NextPages.module.scss'

/** Where a reader may go from here: a few doors, each with its sign and a line of words. */
export type NextPagesCopy = {
  heading: string
  links: readonly (LinkCopy & { text: string; picture: Picture })[]
}

/** The last band of a page as doors side by side, each of them a link as a whole. */
export function NextPages({ heading, links }: NextPagesCopy) {
  const headingId = useId()
  return (
    <section className={styles.links} aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId}>{heading}</h2>
        <ul>
          {links.map(({ label, href, text, picture }) => (
            <li key={href}>
              <Image picture={picture} />
              <p>
                <AppLink href={href}>{label}</AppLink>
                <span>{text}</span>
              </p>
              <ArrowIcon />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
