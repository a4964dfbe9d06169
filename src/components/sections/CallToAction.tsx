import { useId } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Image } from '@/components/ui/Image'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/picture'
import '@/styles/audience.scss'

/** What a page asks of its reader in the end. */
export type CallToActionCopy = { heading: string; text: string; picture?: Picture }

type CallToActionProps = CallToActionCopy & {
  /** One or two, the first one the stronger. */
  buttons: readonly [LinkCopy] | readonly [LinkCopy, LinkCopy]
}

/** The last band of a page: the way on. */
export function CallToAction({ heading, text, picture, buttons }: CallToActionProps) {
  const headingId = useId()
  return (
    <section className="call" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="call__words">
          <h2 id={headingId}>{heading}</h2>
          <p className="lead">{text}</p>
          <div className="banner__buttons">
            {buttons.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} look={index === 0 ? 'forest' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        {picture && <Image picture={picture} />}
      </div>
    </section>
  )
}
