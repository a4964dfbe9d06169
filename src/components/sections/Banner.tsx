import { ButtonLink } from '@/components/ui/ButtonLink'
import { Image } from '@/components/ui/Image'
import type { LinkCopy } from '@/content/link'
import type { Picture } from '@/content/picture'
import { BannerScene, type SceneCopy } from './BannerScene'

/** What a banner says and shows. */
export type BannerCopy = {
  heading: string
  lead?: string
  picture?: Picture
  /** A landscape along the foot of the whole banner, in place of a picture beside the words. */
  scene?: SceneCopy
  /** Up to two, the first one the stronger. */
  buttons?: readonly [LinkCopy] | readonly [LinkCopy, LinkCopy]
}

type BannerProps = BannerCopy & { className?: string }

/** The top of a page: its heading, a lead, a picture and up to two buttons (SPEC §2, display pieces). */
export function Banner({ heading, lead, picture, scene, buttons, className = '' }: BannerProps) {
  return (
    <section className={`banner ${className}`.trim()}>
      <div className="wrap">
        <div className="banner__words">
          <h1>{unbroken(heading)}</h1>
          {lead && <p className="lead">{lead}</p>}
          {buttons && (
            <div className="banner__buttons">
              {buttons.map(({ label, href }, index) => (
                <ButtonLink key={label} href={href} look={index === 0 ? 'honey' : 'outline'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        {picture && <Image className="banner__picture" picture={picture} eager />}
      </div>
      {scene && <BannerScene {...scene} />}
    </section>
  )
}

/** On wide screens a line never ends inside 'Eco-Bee': words with a hyphen stay whole. */
function unbroken(heading: string) {
  return heading.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span className="unbroken" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
