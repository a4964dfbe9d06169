import { existsSync, readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import type { Mode } from '../commands/command-line.mjs'
import { configUrlFault } from '../config-file'
import { configUrlOf, listingsOf, siteOriginOf, siteUrlOf, snapshotFileOf } from '../environment'
import { root } from '../folders.mjs'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'
import { checkFiles, type ModeFiles } from './check-files'
import { checkPlatform } from './check-platform'
import type { SnapshotFile } from './check-snapshot'
import { type Finding, lineOf } from './finding'

export type DoctorOptions = {
  /** Asks no endpoint. */
  offline: boolean
  /** How placeholders that still stand are marked. */
  placeholders: '⚠' | '✖'
}

/** Says of a mode whether its site could be launched, a line for each check (docs/behaviour.md, 'Checks'). */
export async function doctor(mode: Mode, { offline, placeholders }: DoctorOptions): Promise<Finding[]> {
  const files = filesOf(mode)
  const { findings, config } = checkFiles(files, placeholders, Date.now())
  const origin = siteOriginOf(files.siteUrl)
  if (offline || !config || !origin) return findings
  return [...findings, ...(await checkPlatform(config, origin))]
}

function filesOf(mode: Mode): ModeFiles {
  const env = loadEnv(mode, root, 'VITE_')
  const configUrl = configUrlOf(env)
  const file = `${root}public${configUrl}`
  return {
    mode,
    configUrl,
    configText: !configUrlFault(configUrl) && existsSync(file) ? readFileSync(file, 'utf8') : undefined,
    siteUrl: siteUrlOf(env),
    languages: env.VITE_LANGUAGES,
    listings: listingsOf(env),
    snapshot: snapshotFileAt(snapshotFileOf(mode)),
  }
}

function snapshotFileAt(file: string): SnapshotFile | undefined {
  if (!existsSync(file)) return undefined
  try {
    const { takenAt, listings, names, takenFrom }: ListingSnapshot = JSON.parse(readFileSync(file, 'utf8'))
    const products = Object.values(listings).flat()
    const pictures = products.flatMap(({ image = '', qr = '' }) => [image, qr])
    return { takenAt, products: new Set(products.map(({ id }) => id)).size, pictures, names, takenFrom }
  } catch {
    return { takenAt: 0, products: undefined, pictures: [], names: [], takenFrom: undefined }
  }
}

/** Prints findings and gives the exit code: 1 where one is in the way. */
export function printFindings(findings: readonly Finding[]): number {
  for (const finding of findings) console.log(lineOf(finding))
  return findings.some(({ mark }) => mark === '✖') ? 1 : 0
}
