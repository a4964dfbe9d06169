import { jarBox } from '@/drawing/jar'
import type { LabelDrawing } from '@/drawing/label'
import { typeOf } from './label-type'

/** The drawing of a jar with its label; `name` is what those hear who do not see it. */
export function LabelledJar({ drawing: { marks, type }, name }: { drawing: LabelDrawing; name: string }) {
  return (
    <svg viewBox={`0 6 ${jarBox.width} ${jarBox.height - 10}`} role="img" aria-label={name}>
      {marks.map(({ d, ...look }) => (
        <path key={d} d={d} {...look} />
      ))}
      {type.map(({ text, face, size, rightToLeft, ...place }) => (
        <text
          key={place.y}
          textAnchor="middle"
          direction={rightToLeft ? 'rtl' : 'ltr'}
          fontFamily={typeOf(face, text).family}
          fontWeight={typeOf(face, text).weight}
          fontSize={size}
          {...place}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
