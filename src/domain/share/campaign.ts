import { readableQuery } from './readable-query'

/** What a link says of the campaign that it belongs to; each part may be empty. */
export type Campaign = { source: string; medium: string; campaign: string }

/** A link that belongs to no campaign. */
export const noCampaign: Campaign = { source: '', medium: '', campaign: '' }

/** Longest part of a campaign, in characters. */
const partLimit = 60

/**
 * One part of a campaign as links carry it: lower case, and words joined by dashes, so that 'Spring
 * Fair ' and 'spring-fair' are counted as one. Letters of any language stay.
 */
export function campaignPart(typed: string): string {
  const words = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
  return [...words]
    .slice(0, partLimit)
    .join('')
    .replaceAll(/^-+|-+$/g, '')
}

/** All three parts as links carry them. */
export const campaignOf = ({ source, medium, campaign }: Campaign): Campaign => ({
  source: campaignPart(source),
  medium: campaignPart(medium),
  campaign: campaignPart(campaign),
})

/** Whether nothing that was typed would reach a link. */
export const isEmptyCampaign = (typed: Campaign) =>
  Object.values(campaignOf(typed)).every((part) => part === '')

/** Whether all three parts are the same. */
export const isSameCampaign = (one: Campaign, other: Campaign) =>
  one.source === other.source && one.medium === other.medium && one.campaign === other.campaign

/** A campaign in one line: 'fair · poster · spring-2026', 'fair', '– · poster' without a source. */
export const campaignName = ({ source, medium, campaign }: Campaign) =>
  [source, medium, campaign]
    .map((part) => part || '–')
    .join(' · ')
    .replace(/( · –)+$/, '')

/** What is the visitor's own in an address: how they came, and the panels that they opened. */
const isOwn = (parameter: string) => /^(?:utm_.*|staff|vitals)$/i.test(parameter)

/**
 * The link to share: absolute, without what is the visitor's own, with the campaign as `utm_*`.
 * @param origin of the site, as `https://hivefield.example`
 * @param address path, query and anchor of the site
 */
export function shareLink(origin: string, address: string, typed: Campaign = noCampaign): string {
  const url = new URL(origin + address)
  const { source, medium, campaign } = campaignOf(typed)
  const parameters = new URLSearchParams([
    ...[...url.searchParams].filter(([name]) => !isOwn(name)),
    ...Object.entries({ utm_source: source, utm_medium: medium, utm_campaign: campaign }).filter(
      ([, value]) => value !== '',
    ),
  ])
  url.search = readableQuery(parameters)
  return url.href
}

/** Most campaigns that a device stores. */
const storedLimit = 12

/** The stored campaigns once this one has been used: it comes first. */
export function withCampaign(stored: readonly Campaign[], typed: Campaign): readonly Campaign[] {
  if (isEmptyCampaign(typed)) return stored
  const used = campaignOf(typed)
  return [used, ...stored.filter((other) => !isSameCampaign(other, used))].slice(0, storedLimit)
}
