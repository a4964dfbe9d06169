import { useId } from 'react'
import { Image } from '@/components/ui/Image'
import { ArrowIcon } from '@/components/ui/icons'
import { AppLink } from '@/components/ui/links/AppLink'
import type { Picture } from '@/content/pictures'
import styles from './MenuTiles.module.scss'

type MenuTilesProps = {
  heading: string
  list: readonly { title: string; text: string; href: string; picture: Picture }[]
}

/** Entries of a menu of pages: picture, title and a line about what is there (R-ROUTE-22). */
export function MenuTiles({ heading, list }: MenuTilesProps) {
  const headingId = useId()
  return (
    <section className={styles.tiles} aria-labelledby={headingId}>
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
      </div>
    </section>
  )
}
