import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { linkOrComingSoon } from '@/config/link-or-coming-soon'
import { setRuntimeConfig } from '@/config/runtime-config'
import { checkout } from '@/content/en/pages/checkout'
import { ecoContributor } from '@/content/en/pages/eco-contributor'
import { ecoEntrepreneur } from '@/content/en/pages/eco-entrpreneur'
import CheckoutPage from '@/pages/checkout/CheckoutPage'
import EcoContributorPage from '@/pages/eco-contributor/EcoContributorPage'
import EcoEntrepreneurPage from '@/pages/eco-entrpreneur/EcoEntrepreneurPage'
import { testConfig } from '../../support/data/test-config'

it('leads to Coming Soon where the configuration has no address', () => {
  expect(linkOrComingSoon('https://app.example/login')).toBe('https://app.example/login')
  expect(linkOrComingSoon('')).toBe('/coming-soon') // R-ROUTE-26
})

it.each([
  [checkout.shop, CheckoutPage],
  [ecoContributor.start.label, EcoContributorPage],
  [ecoEntrepreneur.register.label, EcoEntrepreneurPage],
])("'%s' keeps its words there", (label, Page) => {
  const config = testConfig('https://platform.example')
  const links = { ...config.links, shop: '', ecoContributorSignUp: '', ecoEntrepreneurRegister: '' }
  setRuntimeConfig({ ...config, links })
  const html = renderToString(createElement(MemoryRouter, null, createElement(Page)))
  expect(html).toMatch(new RegExp(`<a [^>]*href="/coming-soon"[^>]*>${label}</a>`))
})
