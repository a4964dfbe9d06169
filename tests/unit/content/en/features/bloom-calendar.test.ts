import { expect, it } from 'vitest'
import { bloomCalendar } from '@/content/en/features/bloom-calendar'
import { farmers } from '@/content/en/pages/farmers'
import { findOffer } from '@/domain/catalogue/find-offer'
import { pollination } from '../../../../../platform/seed/farm-services'

it('says that its months are an example', () => {
  expect(bloomCalendar.note).toMatch(/^Example months\./)
})

it.each(bloomCalendar.crops)(
  '$name has a month of full bloom, and none that is called two things',
  (crop) => {
    expect(crop.full.length).toBeGreaterThan(0)
    expect(crop.edges.filter((month) => crop.full.includes(month))).toEqual([])
  },
)

it.each(bloomCalendar.crops)('$name finds its own offer in the list of the local platform', (crop) => {
  const offers = pollination.map(({ productfriendlyname, contentsubcategory }) => ({
    name: String(productfriendlyname),
    subcategory: String(contentsubcategory),
  }))
  expect(findOffer(crop.offer, offers)?.name).toContain(crop.name)
})

it('leads to all offers of its page where the list has none for a crop', () => {
  expect(farmers.calendar.row.all).toBe('#services')
})
