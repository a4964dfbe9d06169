import type { Picture } from '@/content/pictures'

type ImageProps = {
  picture: Picture
  className?: string | undefined
  /** The first picture of a page comes at once, all others when they near the viewport. */
  eager?: boolean
}

/** One of our own pictures in a box of its natural proportions. */
export function Image({ picture: { src, width, height, alt }, className, eager = false }: ImageProps) {
  const priority = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      {...priority}
    />
  )
}
