import classNames from 'classnames'
import { useId } from 'react'
import { AppLink } from '@/components/ui/AppLink'
import { Image } from '@/components/ui/Image'
import { ArrowIcon } from '@/components/ui/icons'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/picture'
import styles from './MenuTiles.module.scss'

type MenuTilesProps = {
  heading: string
  list: readonly { title: string; text: string; href: string; picture: Picture }[]
  /** Large tiles carry their picture on a ground of its own. */
  large?: boolean
  /** What to do when no entry is clearly the right one. */
  unsure?: { ask: string; text: string; link: LinkCopy }
}

/** Entries of a menu of pages: picture, title and a line about what is there (R-ROUTE-22). */
export function MenuTiles({ heading, list, large = false, unsure }: MenuTilesProps) {
  const headingId = useId()
  return (
    <section className={classNames(styles.tiles, large && styles.large)} aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId}>{heading}</h2>
        <ul>
          {list.map(({ title, text, href, picture }) => (
            <li key={href}>
              <AppLink href={href}>
                <span className={styles.picture}>
                  <Image picture={picture} />
                </span>
                <span className={styles.words}>
                  <strong>
                    {title} <ArrowIcon />
                  </strong>
                  <span>{text}</span>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
        {unsure && (
          <p className={styles.unsure}>
            <strong>{unsure.ask}</strong> {unsure.text}{' '}
            <AppLink href={unsure.link.href}>{unsure.link.label}</AppLink>
          </p>
        )}
      </div>
    </section>
  )
}
