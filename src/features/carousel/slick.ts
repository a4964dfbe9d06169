import 'slick-carousel/slick/slick.css'
import type { ComponentType, RefAttributes } from 'react'
import slick, { type Settings } from 'react-slick'

/** What can be asked of a mounted slider. */
export type SliderHandle = Record<'slickPrev' | 'slickNext' | 'slickPlay' | 'slickPause', () => void>

type SlickSlider = ComponentType<Settings & RefAttributes<SliderHandle>>

/** React-slick is CommonJS: bundled, its import is the module object, in Node it is the class. */
const imported = slick as unknown as SlickSlider & { default?: SlickSlider }

export const Slider: SlickSlider = imported.default ?? imported
