import classNames from 'classnames'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/pictures'
import styles from './Banner.module.scss'
import { BannerScene, type SceneCopy } from './BannerScene'
import { LinkButtons, type OneOrTwoLinks } from './LinkButtons'

type BannerProps = {
  heading: string
  lead?: string
  picture?: Picture
  /** A landscape along the foot of the whole banner, in place of a picture beside the words. */
  scene?: SceneCopy
  /** Up to two. */
  buttons?: OneOrTwoLinks
  className?: string | undefined
  /** A smaller picture, hidden on small screens, where it is not fetched either: there the words come first. */
  quiet?: boolean
}

/** The top of a page: its heading, a lead, a picture and up to two buttons (R-UI-03). */
export function Banner({ heading, lead, picture, scene, buttons, className, quiet = false }: BannerProps) {
  return (
    <section className={classNames(styles.banner, quiet && styles.quiet, className)}>
      <div className="wrap">
        <div className={styles.words}>
          <h1>{unbroken(heading)}</h1>
          {lead && <p className="lead">{lead}</p>}
          {buttons && <LinkButtons links={buttons} first="honey" />}
        </div>
        {picture && <Image className={styles.picture} picture={picture} eager={!quiet} />}
        {picture && quiet && (
          // Early, too, but only where it is shown: a preload that React makes for an eager image names no width.
          <link rel="preload" as="image" href={picture.src} media="(min-width: 768px)" fetchPriority="high" />
        )}
      </div>
      {scene && <BannerScene {...scene} />}
    </section>
  )
}

/** No line breaks inside 'Eco-Bee' on wide screens: words with a hyphen stay whole. */
function unbroken(heading: string) {
  return heading.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span className={styles.unbroken} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
