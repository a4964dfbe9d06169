import type { ComponentType, RefAttributes } from 'react'
import slick, { type Settings } from 'react-slick'
import '@/styles/slider.scss'

/** What can be asked of a mounted slider; indexes count from 0. */
export type SliderHandle = { slickGoTo: (index: number) => void }

export type SliderComponent = ComponentType<Settings & RefAttributes<SliderHandle>>

/** The library is CommonJS: bundled, its import is the module object, in Node it is the class. */
function unwrap(imported: unknown): SliderComponent {
  const inner: unknown = Reflect.get(Object(imported), 'default')
  return (inner ?? imported) as SliderComponent
}

export const Slider = unwrap(slick)
