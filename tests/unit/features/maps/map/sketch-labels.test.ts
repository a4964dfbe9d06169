import { expect, it } from 'vitest'
import { sketchLabels } from '@/features/maps/map/sketch-labels'

const point = (id: string, x: number, y: number, name = `${id} store, Somewhere`) => ({ id, name, x, y })

it('writes a name right of its point, up to its first comma', () => {
  expect(sketchLabels([point('Hosur', 200, 300)])).toEqual([
    { id: 'Hosur', text: 'Hosur store', x: 215, y: 300, anchor: 'start' },
  ])
})

it('writes it on the left where the sketch ends, or another point stands in the way', () => {
  expect(sketchLabels([point('Imphal', 560, 240)])[0]).toMatchObject({ x: 545, anchor: 'end' })
  expect(sketchLabels([point('a', 200, 300), point('b', 260, 305)])[0]).toMatchObject({ anchor: 'end' })
})

it('knows narrow letters from wide ones: a long name of narrow ones still has its room', () => {
  expect(sketchLabels([point('Siliguri', 415, 226)])[0]).toMatchObject({ anchor: 'start' })
  expect(sketchLabels([point('Wommmmmm', 415, 226)])[0]).toMatchObject({ anchor: 'end' })
})

it('leaves off a name without room, and keeps those before it', () => {
  const three = [point('a', 300, 300), point('b', 303, 303), point('c', 306, 306)]
  expect(sketchLabels(three).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(
    sketchLabels([point('a', 300, 300, 'A name as long as the sketch is wide and then some more')]),
  ).toEqual([])
})
