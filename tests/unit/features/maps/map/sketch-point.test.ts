import { expect, it } from 'vitest'
import { sketchPoint } from '@/features/maps/map/sketch-point'

it('puts north above south and east right of west', () => {
  const srinagar = sketchPoint({ latitude: 34.08, longitude: 74.8 })
  const kochi = sketchPoint({ latitude: 9.97, longitude: 76.3 })
  const guwahati = sketchPoint({ latitude: 26.14, longitude: 91.74 })
  expect(srinagar?.y).toBeLessThan(kochi?.y ?? 0)
  expect(guwahati?.x).toBeGreaterThan(kochi?.x ?? 999)
})

it('leaves off what lies beyond the sketch', () => {
  expect(sketchPoint({ latitude: 51.5, longitude: -0.12 })).toBeUndefined()
  expect(sketchPoint({ latitude: -33.9, longitude: 77 })).toBeUndefined()
})
