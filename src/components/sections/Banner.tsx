import classNames from 'classnames'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/pictures'
import styles from './Banner.module.scss'
import { BannerScene, type SceneCopy } from './BannerScene'
import { LinkButtons, type TwoLinks } from './LinkButtons'

/** What a banner says and shows. */
type BannerCopy = {
  heading: string
  lead?: string
  picture?: Picture
  /** A landscape along the foot of the whole banner, in place of a picture beside the words. */
  scene?: SceneCopy
  /** Up to two. */
  buttons?: TwoLinks
}

type BannerProps = BannerCopy & {
  className?: string | undefined
  /** A smaller picture, hidden on small screens: there the words come first. */
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
        {picture && <Image className={styles.picture} picture={picture} eager />}
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
