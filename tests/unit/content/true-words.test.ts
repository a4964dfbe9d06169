import { describe, expect, it } from 'vitest'
import { apps } from '@/content/en/business/apps'
import { marketplaces } from '@/content/en/business/marketplaces'
import { networks } from '@/content/en/business/networks'
import { sixServices } from '@/content/en/business/six-services'
import { threePlatforms } from '@/content/en/business/technology-platforms'
import { leadCopy } from '@/content/en/features/lead'
import { productPanel } from '@/content/en/features/product-panel'
import { privacy } from '@/content/en/pages/cookie-privacy-policy'
import { ecoEntrepreneur } from '@/content/en/pages/eco-entrpreneur'
import { edgeAiStack } from '@/content/en/pages/edge-ai-stack'
import { usp } from '@/content/en/pages/our-usp'
import { services } from '@/content/en/pages/services'
import { technology } from '@/content/en/pages/technology'
import { terms } from '@/content/en/pages/terms-conditions'
import { leadCopy as leadHi } from '@/content/hi/features/lead'
import { privacy as privacyHi } from '@/content/hi/pages/cookie-privacy-policy'
import { terms as termsHi } from '@/content/hi/pages/terms-conditions'
import { leadCopy as leadKn } from '@/content/kn/features/lead'
import { privacy as privacyKn } from '@/content/kn/pages/cookie-privacy-policy'
import { terms as termsKn } from '@/content/kn/pages/terms-conditions'
import { traceOf } from '@/domain/catalogue/trace'
import { leadFields } from '@/domain/demo/lead'
import { aProduct } from '../../support/data/make-product'

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

it('counts what the pages show', () => {
  expect(technology.banner.lead).toBe(
    `Three apps, six marketplaces, three platforms and five networks of people. Start with what you need.`,
  )
  const shown = [apps, marketplaces, threePlatforms, networks].map(({ length }) => numbers[length])
  expect(shown).toEqual(['three', 'six', 'three', 'five'])
  expect(services.banner.lead).toMatch(/^Six services/)
  expect([services.blocks.length, Object.keys(sixServices).length]).toEqual([6, 6])
  expect(edgeAiStack.banner.lead).toMatch(/^Four layers/)
  expect(edgeAiStack.layers).toHaveLength(4)
})

describe.each([
  { code: 'en', lead: leadCopy, documents: { privacy, terms } },
  { code: 'hi', lead: leadHi, documents: { privacy: privacyHi, terms: termsHi } },
  { code: 'kn', lead: leadKn, documents: { privacy: privacyKn, terms: termsKn } },
])('the legal documents in $code', ({ lead, documents: { privacy, terms } }) => {
  const sent = JSON.stringify(privacy.document.sections.find(({ id }) => id === 'sent'))

  it.each(leadFields)('name the field %s of the demo form', (field) => {
    for (const text of [sent, JSON.stringify(terms)]) expect(text.toLowerCase()).toContain(lead[field].noun)
  })
})

it('names the networks that have a role', () => {
  const withRole = (role: RegExp) => networks.filter(({ roles }) => roles.some((name) => role.test(name)))
  expect(apps[2]?.forWhom).toContain('Four of our five networks')
  expect(withRole(/^agriminer$/i)).toHaveLength(4)
  expect(withRole(/^Eco-Entrepreneur$/).map(({ name }) => name)).toEqual(['Asset governance'])
})

it('names on each page a network in which its reader has a part', () => {
  const [entrepreneurs] = ecoEntrepreneur.technology.platforms
  const network = networks.find(({ name }) => name === entrepreneurs?.title)
  expect(network?.roles).toContain('Eco-Entrepreneur')
})

it('says of the trace what it holds', () => {
  const full = aProduct({
    name: 'Mustard Honey',
    country: 'India',
    timestamp: 0,
    certificate: '/c',
    itemCount: 1,
  })
  expect(traceOf(full).map(({ kind }) => kind)).toEqual(['flower', 'origin', 'listed', 'quality', 'shelf'])
  expect(usp.checks.cards[2]?.text).toContain(`‘${productPanel.trace}’`)
})

/** Entries of the browser's storage, by their keys, and what the policy calls them. */
const stored: Readonly<Record<string, string>> = {
  token: 'token (local storage)',
  catID: 'catID (local storage)',
  liked: 'liked (local storage)',
  quote: 'quote and quote-note (local storage)',
  'quote-note': 'quote and quote-note (local storage)',
  campaigns: 'campaigns (local storage)',
  'language-offer': 'language-offer (local storage)',
  'demo-draft': 'Your unfinished demo request (session storage)',
  label: 'label (session storage)',
  'reloaded-for': 'A note of a reload (session storage)',
  reported: 'reported (session storage)',
  'stored-since': 'stored-since (local and session storage)',
  'left-at': 'Where you were reading (session storage)',
  'shown-at': 'Where you were reading (session storage)',
  'panel-at': 'Where you were reading (session storage)',
}

/** Tells the other tabs that this device is being cleared, and is cleared with it: nothing of it is stored. */
const passing = 'cleared'

it('the policy names every entry that a module stores, and no other', () => {
  const found = Object.values(sources)
    .filter((source) => /\b(device|tab)Storage\b/.test(source))
    .flatMap((source) => [
      ...source.matchAll(/(?:[kK]ey|overPage) = (?:\([^)]*\) => )?['`]([\w-]+?)(?:-\$|['`])/g),
      ...source.matchAll(/Storage\.write\('([\w-]+)'/g),
    ])
    .map(([, key]) => key ?? '')
    .filter((key) => key !== passing)
  expect([...new Set(found)].sort()).toEqual(Object.keys(stored).sort())
  const named = privacy.document.sections.flatMap(({ items = [] }) => items.map(({ name }) => name))
  expect(named.filter((name) => name.endsWith('storage)')).sort()).toEqual(
    [...new Set(Object.values(stored))].sort(),
  )
})
