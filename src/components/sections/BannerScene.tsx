import type { Picture } from '@/content/pictures'

/** One landscape in two cuts: `wide` from medium screens on, `narrow` below. */
export type SceneCopy = { wide: Picture; narrow: Picture }

/** A landscape at the foot of a banner or further down; each cut reserves a box of its proportions. */
export function BannerScene({ wide, narrow, lazy = false }: SceneCopy & { lazy?: boolean }) {
  const priority = lazy ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'high' } as const)
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={wide.src} width={wide.width} height={wide.height} />
      <img
        src={narrow.src}
        width={narrow.width}
        height={narrow.height}
        alt={wide.alt}
        decoding="async"
        {...priority}
      />
    </picture>
  )
}
