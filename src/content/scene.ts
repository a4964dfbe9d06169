import type { Picture } from './picture'

/** One of the large drawings below `public/images/scenes/`, all of one size. */
export const scene = (file: string, alt: string): Picture => ({
  src: `/images/scenes/${file}.svg`,
  width: 640,
  height: 480,
  alt,
})
