import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  campaignName,
  campaignOf,
  campaignPart,
  isEmptyCampaign,
  noCampaign,
  shareLink,
  withCampaign,
} from '@/domain/share/campaign'

const origin = 'https://hivefield.example'
const typed = fc.record({
  source: fc.string({ unit: 'grapheme' }),
  medium: fc.string({ unit: 'grapheme' }),
  campaign: fc.string({ unit: 'grapheme' }),
})

describe('a part of a campaign', () => {
  it.each([
    ['  Spring Fair 2026 ', 'spring-fair-2026'],
    ['WhatsApp', 'whatsapp'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['मेला', 'मेला'],
    ['---', ''],
    ['', ''],
    ['x'.repeat(10_000), 'x'.repeat(60)],
  ])('%j', (text, part) => {
    expect(campaignPart(text)).toBe(part)
  })

  it('is the same however often it is tidied', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(campaignPart(campaignPart(text))).toBe(campaignPart(text))
      }),
    )
  })
})

describe('a link to share', () => {
  it('carries the view and the campaign, and nothing of the visitor', () => {
    const query = fc.array(
      fc.tuple(
        fc.constantFrom(
          'sort',
          'from',
          'stock',
          'q',
          'product',
          'staff',
          'vitals',
          'utm_source',
          'utm_medium',
          'UTM_id',
        ),
        fc.string({ unit: 'grapheme' }),
      ),
    )
    fc.assert(
      fc.property(query, typed, (parameters, campaign) => {
        const address = `/collections/products/Raw_Honey?${new URLSearchParams(parameters)}`
        const link = new URL(shareLink(origin, address, campaign))
        expect(link.origin + link.pathname).toBe(`${origin}/collections/products/Raw_Honey`)
        const view = parameters.filter(([name]) => /^(?:sort|from|stock|q|product)$/.test(name))
        const { source, medium, campaign: name } = campaignOf(campaign)
        const added = [
          ['utm_source', source],
          ['utm_medium', medium],
          ['utm_campaign', name],
        ].filter(([, value]) => value)
        expect([...link.searchParams]).toEqual([...view, ...added])
      }),
    )
  })

  it.each([
    ['/collections/products/Raw_Honey', '/collections/products/Raw_Honey'],
    ['/collections/products/Raw_Honey?staff', '/collections/products/Raw_Honey'],
    [
      '/collections/products/Raw_Honey?stock=in%2Cout&staff=1&utm_source=x#products',
      '/collections/products/Raw_Honey?stock=in,out#products',
    ],
    ['//evil.example/?q=1', '//evil.example/?q=1'],
  ])('of %s', (address, shared) => {
    expect(shareLink(origin, address, noCampaign)).toBe(origin + shared)
  })
})

describe('the name of a campaign', () => {
  it.each([
    [{ source: 'fair', medium: 'poster', campaign: 'spring' }, 'fair · poster · spring'],
    [{ source: 'fair', medium: '', campaign: '' }, 'fair'],
    [{ source: '', medium: 'fair', campaign: '' }, '– · fair'],
    [{ source: 'fair', medium: '', campaign: 'spring' }, 'fair · – · spring'],
  ])('%j', (campaign, name) => {
    expect(campaignName(campaign)).toBe(name)
  })
})

describe('stored campaigns', () => {
  it('have the last one first, each once, and twelve at most', () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 30 }), (used) => {
        const stored = used.reduce(withCampaign, [])
        const names = stored.map(campaignName)
        expect(new Set(names).size).toBe(names.length)
        expect(stored.length).toBeLessThanOrEqual(12)
        const last = used.findLast((campaign) => !isEmptyCampaign(campaign))
        expect(stored[0]).toEqual(last && campaignOf(last))
      }),
    )
  })
})
