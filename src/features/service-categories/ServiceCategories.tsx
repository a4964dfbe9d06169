import type { RoadCopy } from '@content/pages/products'
import classNames from 'classnames'
import { Image } from '@/components/ui/Image'
import { AppLink } from '@/components/ui/links/AppLink'
import { sentLanguage } from '@/config/language'
import { categoriesQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'
import { categoryTiles, tileKey } from './category-tile-list'
import styles from './ServiceCategories.module.scss'

/**
 * The categories of the content service, each where its work is done, along a road of honey that
 * leads from the field to the table (R-ROUTE-20, R-API-06).
 */
export function ServiceCategories({ name, stretches, list, other, ...copy }: RoadCopy) {
  // Our own tiles until the answer has come, and where none comes (R-API-07).
  const { items } = useList([categoriesQuery])
  const tiles = categoryTiles(items, { list, other })
  const titleLanguage = items.length > 0 ? sentLanguage : undefined
  const along = stretches
    .map(({ id, heading }) => ({ id, heading, places: tiles.filter(({ stretch }) => stretch === id) }))
    .filter(({ places }) => places.length > 0)
  return (
    <section aria-label={name} className={styles.road}>
      {along.map(({ id, heading, places }, stretchIndex) => (
        <div className={classNames(styles.stretch, styles[id])} key={id}>
          <div className="wrap">
            <h2>{heading}</h2>
            <ol className={styles[`of${places.length}`]}>
              {places.map((place, index) => (
                <li key={tileKey(place, places.slice(0, index))}>
                  <AppLink href={place.href}>
                    <Image picture={place.picture} eager={stretchIndex === 0} />
                    <Words place={place} titleLanguage={titleLanguage} {...copy} />
                  </AppLink>
                </li>
              ))}
            </ol>
          </div>
        </div>
      ))}
    </section>
  )
}

type WordsProps = Pick<RoadCopy, 'offers' | 'from' | 'onRequest'> & {
  place: ReturnType<typeof categoryTiles>[number]
  /** That of the back end's names; none where they are ours. */
  titleLanguage: string | undefined
}

/** What a category is for; where the build knows it, also how many offers it has and from what price. */
function Words({ place, titleLanguage, offers, from, onRequest }: WordsProps) {
  const { id = '', title, text, hidePrices } = place
  const known = __OFFERS__[id]
  const price = hidePrices ? onRequest : known?.from !== undefined && from(known.from)
  return (
    <div>
      <h3 lang={titleLanguage}>{title}</h3>
      {text && <p>{text}</p>}
      {known && (
        <p className={styles.offers}>
          <span>{offers(known.count)}</span> {price && <span>{price}</span>}
        </p>
      )}
    </div>
  )
}
