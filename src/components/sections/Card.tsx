import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/pictures'

/** A picture, a title and what there is to say about it. */
export type CardCopy = { title: string; text: string; picture?: Picture }

/**
 * A card with image, title and body text (R-UI-03); its parent lays it out. A plain one has no
 * picture.
 */
export function Card({ title, text, picture, plain }: CardCopy & { plain?: boolean | undefined }) {
  return (
    <>
      {picture && !plain && <Image picture={picture} />}
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  )
}
