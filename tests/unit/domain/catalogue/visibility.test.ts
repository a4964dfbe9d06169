import { describe, expect, it } from 'vitest'
import { isVisible } from '@/domain/catalogue/product'
import { aProduct } from '../../../support/data/make-product'

describe('visibility', () => {
  it('shows our own listed products, however our name is capitalised in the configuration', () => {
    expect(isVisible('HoneyFarm')(aProduct({ consumerAdminId: 'honeyfarm', status: 'Listed' }))).toBe(true)
  })

  it('hides our own products that are not listed', () => {
    for (const status of ['Unlisted', 'listed', 'Listed ', '', 'Draft'])
      expect(isVisible('HoneyFarm')(aProduct({ status })), status).toBe(false)
  })

  it('hides products of others, and those that spell our name in another case', () => {
    for (const consumerAdminId of ['otherfarm', 'HoneyFarm', 'honeyfarm2', ''])
      expect(isVisible('HoneyFarm')(aProduct({ consumerAdminId })), consumerAdminId).toBe(false)
  })
})
