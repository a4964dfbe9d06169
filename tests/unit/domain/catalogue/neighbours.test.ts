import fc from 'fast-check'
import { expect, it } from 'vitest'
import { neighboursOf } from '@/domain/catalogue/neighbours'
import { aProduct } from '../../../support/data/make-product'

const listOf = (count: number) => Array.from({ length: count }, (_, index) => aProduct({ id: `P${index}` }))

it('ends at both ends of the list', () => {
  expect(neighboursOf(listOf(1), 'P0')).toEqual({ position: 1, previous: undefined, next: undefined })
  expect(neighboursOf(listOf(3), 'P1')).toEqual({ position: 2, previous: 'P0', next: 'P2' })
})

it('has none for a product that is not there', () => {
  expect(neighboursOf(listOf(3), 'P9')).toBeUndefined()
})

it('walks through the whole list and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const products = listOf(count)
      let id: string | undefined = 'P0'
      let last = ''
      for (let position = 1; id !== undefined; position += 1) {
        expect(neighboursOf(products, id)?.position).toBe(position)
        last = id
        id = neighboursOf(products, id)?.next
      }
      expect(last).toBe(`P${count - 1}`)
      expect(neighboursOf(products, last)?.previous).toBe(count === 1 ? undefined : `P${count - 2}`)
    }),
  )
})
