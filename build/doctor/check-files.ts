import { ConfigError, parseConfig, readConfig } from '../../src/config/read-config'
import type { RuntimeConfig } from '../../src/config/runtime-config'
import type { Mode } from '../commands/command-line.mjs'
import { configUrlFault } from '../config-file'
import { readLanguages, siteOriginOf } from '../environment'
import { originsFor } from '../hosts/policy-origins'
import { launchFindings, placeholderFindings } from './check-launch'
import { collectionFindings, type SnapshotFile, snapshotFindings } from './check-snapshot'
import { doubtful, type Finding, good, isThisMachine, wrong } from './finding'

/** What a mode's files say, as they stand. */
export type ModeFiles = {
  mode: Mode
  /** `/config.production.json` */
  configUrl: string
  /** Text of the configuration file; undefined where there is none. */
  configText: string | undefined
  /** `VITE_SITE_URL` as it is written. */
  siteUrl: string
  /** `VITE_LANGUAGES` as it is written. */
  languages: string | undefined
  /** Subcategories whose listing gets a page of its own (`VITE_LISTING_SUBCATEGORIES`). */
  listings: readonly string[]
  /** The listings for the build; undefined where there are none. */
  snapshot: SnapshotFile | undefined
}

/** A usable configuration where there is one, with all that was found. */
export type FileCheck = { findings: Finding[]; config?: RuntimeConfig }

/**
 * Checks a mode's configuration file and build-time values without a connection (docs/behaviour.md,
 * 'Checks').
 * @param placeholders how one that still stands is marked: a build goes on, a launch does not
 */
export function checkFiles(files: ModeFiles, placeholders: '⚠' | '✖', now: number): FileCheck {
  const read = configOf(files)
  const site = siteOf(files.siteUrl)
  const findings = [
    ...read.findings,
    ...site.findings,
    ...languageFindings(files.languages),
    ...listingFindings(files, read.config, now),
  ]
  const { config } = read
  if (!config) return { findings }
  findings.push(...environmentFindings(files.mode, config), ...insecureFindings(config, site.origin))
  findings.push(...policyFindings(config, files.snapshot?.pictures ?? []))
  if (files.mode !== 'platform') {
    findings.push(...placeholderFindings(files.siteUrl, config, placeholders), ...launchFindings(config))
  }
  return { findings, config }
}

function configOf({ configUrl, configText }: ModeFiles): FileCheck {
  const fault = configUrlFault(configUrl)
  if (fault) return { findings: [wrong(`${fault}.`)] }
  const file = `public${configUrl}`
  if (configText === undefined) return { findings: [wrong(`${file} is missing.`)] }
  try {
    const { config, warnings } = readConfig(parseConfig(configText, file))
    if (warnings.length > 0) return { findings: warnings.map((text) => doubtful(`${file}, ${text}`)), config }
    return { findings: [good(`${file}: every field is there and well formed.`)], config }
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause
    return {
      findings: cause.faults.map((fault) => wrong(fault.startsWith(file) ? fault : `${file}, ${fault}`)),
    }
  }
}

/** The site's origin, and what is to be said of how it is written. */
function siteOf(siteUrl: string): { origin: string | undefined; findings: Finding[] } {
  const origin = siteOriginOf(siteUrl)
  if (!origin)
    return { origin, findings: [wrong(`VITE_SITE_URL: '${siteUrl}' is no address: write https://…`)] }
  const { pathname, hostname, protocol } = new URL(siteUrl)
  const findings: Finding[] = []
  if (pathname !== '/' || siteUrl.endsWith('/'))
    findings.push(doubtful(`VITE_SITE_URL: '${siteUrl}' counts as ${origin}.`))
  if (protocol === 'http:' && !isThisMachine(hostname))
    findings.push(doubtful(`VITE_SITE_URL: ${origin} is not https; browsers will warn of it.`))
  return { origin, findings: findings.length > 0 ? findings : [good(`VITE_SITE_URL: ${origin}.`)] }
}

function languageFindings(languages: string | undefined): Finding[] {
  try {
    readLanguages(languages)
    return []
  } catch (cause) {
    return [wrong(cause instanceof Error ? cause.message : String(cause))]
  }
}

function listingFindings(
  { mode, snapshot, listings }: ModeFiles,
  config: RuntimeConfig | undefined,
  now: number,
): Finding[] {
  if (mode === 'platform') return []
  return [
    ...snapshotFindings(snapshot, `npm run snapshot -- --mode ${mode}`, config, now),
    ...(snapshot?.products ? collectionFindings(snapshot, listings) : []),
  ]
}

const environments = { platform: 'local', staging: 'staging', production: 'production' } as const

function environmentFindings(mode: Mode, { environment }: RuntimeConfig): Finding[] {
  const expected = environments[mode]
  return environment === expected
    ? []
    : [wrong(`environment: says '${environment}', where mode ${mode} needs '${expected}'.`)]
}

/** A page under https may call nothing under http: browsers refuse it. */
function insecureFindings(config: RuntimeConfig, origin: string | undefined): Finding[] {
  if (!origin?.startsWith('https:')) return []
  const { endpoints, reports, vitals } = config
  const called = Object.entries(endpoints).map(([name, address]) => [`endpoints.${name}`, address] as const)
  return [...called, ['reports', reports] as const, ['vitals', vitals] as const]
    .filter(([, address]) => /^http:/i.test(address) && !isThisMachine(new URL(address).hostname))
    .map(([field, address]) =>
      wrong(`${field}: ${address} is http under an https site; no browser calls it.`),
    )
}

/** An address that is no plain host cannot stand in the security policy, so browsers refuse it. */
const policyFindings = (config: RuntimeConfig, pictures: readonly string[]): Finding[] =>
  originsFor(config, pictures).leftOut.map(({ where, text }) =>
    where.startsWith('endpoints.') ? wrong(text) : doubtful(text),
  )
