import { useState } from 'react'

type ProductPictureProps = { src: string | undefined; name: string; eager?: boolean | undefined }

/** A product's picture in a box of fixed proportions; an empty hexagon where there is none or it is broken. */
export function ProductPicture({ src, name, eager }: ProductPictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) return <div className="product-picture product-picture--none" />
  const priority = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <div className="product-picture">
      <img
        src={src}
        alt={name}
        width="480"
        height="560"
        decoding="async"
        onError={() => setBroken(src)}
        // A picture of the prerendered page may have failed before anyone listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(src)
        }}
        {...priority}
      />
    </div>
  )
}
