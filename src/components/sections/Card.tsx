import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'

/** A picture, a title and what there is to say about it. */
export type CardCopy = { title: string; text: string; picture?: Picture }

/** A card with image, title and body text (SPEC §2, display pieces). */
export function Card({ title, text, picture }: CardCopy) {
  return (
    <>
      {picture && <Image className="card__picture" picture={picture} />}
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  )
}
