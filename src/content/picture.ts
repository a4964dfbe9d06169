/** A picture of our own below `public/images/`, with its natural size in pixels. */
export type Picture = {
  src: string
  width: number
  height: number
  /** What a person who does not see it should know; '' on a picture that only decorates. */
  alt: string
}
