import { describe, expect, it } from 'vitest'
import { observatoryPoints, observatoryScore, type Scanned } from '../../../support/repository/observatory'

const bare: Scanned = { headers: {}, html: '<p>', plainLeadsTo: undefined }
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; form-action 'self'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
const good: Scanned = { headers, html: '<p>', plainLeadsTo: 'https://www.hivefield.example/' }
const withPolicy = (policy: string) => ({
  ...good,
  headers: { ...headers, 'content-security-policy': policy },
})
const policyPoints = (policy: string) => observatoryPoints(withPolicy(policy))['content-security-policy']

describe('the score of the Observatory', () => {
  it('takes away for what is missing, and gives nothing beyond while much is', () => {
    expect(observatoryScore(observatoryPoints(bare))).toBe(10)
    expect(observatoryScore(observatoryPoints({ ...bare, headers }))).toBe(80)
  })

  it('gives for what is more than has to be', () => {
    expect(observatoryScore(observatoryPoints(good))).toBe(120)
    const isolated = {
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'credentialless',
    }
    const html = '<script async type="module" src="/assets/start.js" integrity="sha256-x"></script>'
    expect(observatoryScore(observatoryPoints({ ...good, html, headers: { ...headers, ...isolated } }))).toBe(
      155,
    )
  })

  it.each([
    ["default-src 'none'", 10],
    ["default-src 'self'", 5],
    ["default-src 'none'; style-src 'self' 'unsafe-inline'", 0],
    ["default-src 'none'; style-src 'self' 'unsafe-inline' 'sha256-x'", 10],
    ["default-src 'none'; img-src http://pictures.example", -10],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; connect-src http://api.example", -20],
    ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'none'; script-src https:", -20],
    ["script-src 'self'", -20],
  ])('of the policy %s is %i', (policy, points) => {
    expect(policyPoints(policy)).toBe(points)
  })

  it('counts what the policies of the header and of the page both allow', () => {
    const header = "default-src 'none'; style-src 'self' 'unsafe-inline'"
    const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    const points = (html: string) =>
      observatoryPoints({ ...withPolicy(header), html })['content-security-policy']
    expect(points(meta("style-src 'self' 'sha256-x'"))).toBe(10)
    expect(points(meta("style-src 'self' 'unsafe-inline'"))).toBe(0)
  })
})
