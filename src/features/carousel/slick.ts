import 'slick-carousel/slick/slick.css'
import type { ComponentType, RefAttributes } from 'react'
import slick, { type Settings } from 'react-slick'

/** What can be asked of a mounted slider. */
export type SliderHandle = Record<'slickPrev' | 'slickNext' | 'slickPlay' | 'slickPause', () => void>

/** React-slick is CommonJS: bundled, its import is the module object, in Node it is the class. */
function unwrap(imported: unknown): ComponentType<Settings & RefAttributes<SliderHandle>> {
  const inner: unknown = Reflect.get(Object(imported), 'default')
  return (inner ?? imported) as ComponentType<Settings & RefAttributes<SliderHandle>>
}

export const Slider = unwrap(slick)
