import { useId } from 'react'
import { LinkButtons, type OneOrTwoLinks } from '@/components/sections/LinkButtons'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/pictures'
import styles from './CallToAction.module.scss'

type CallToActionProps = { heading: string; text: string; picture?: Picture; buttons: OneOrTwoLinks }

/** The last band of a page: the way on. */
export function CallToAction({ heading, text, picture, buttons }: CallToActionProps) {
  const headingId = useId()
  return (
    <section className={styles.call} aria-labelledby={headingId}>
      <div className="wrap">
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p className="lead">{text}</p>
          <LinkButtons links={buttons} first="forest" />
        </div>
        {picture && <Image picture={picture} />}
      </div>
    </section>
  )
}
