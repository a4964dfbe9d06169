import { existsSync, readFileSync, statSync } from 'node:fs'
import { loadEnv } from 'vite'
import { snapshotFileOf } from '../environment'
import { root } from '../folders.mjs'
import { say } from '../ready/say.mjs'
import { checkFiles, isExample, type ModeFiles } from './check-files'
import { checkPlatform } from './check-platform'
import { doubtful, type Finding, lineOf } from './finding'

const modes = ['platform', 'staging', 'production'] as const

export type DoctorOptions = {
  /** Asks no endpoint. */
  offline: boolean
  /** How placeholders that still stand are marked. */
  placeholders: '⚠' | '✖'
}

/**
 * Says of a mode whether its site could be launched, a line for each check (docs/behaviour.md, 'Checks').
 * @returns the findings, those of an unknown mode among them
 */
export async function doctor(mode: string, { offline, placeholders }: DoctorOptions): Promise<Finding[]> {
  const known = modes.find((one) => one === mode)
  if (!known) return [{ mark: '✖', text: `There is no mode '${mode}'; there are ${modes.join(', ')}.` }]
  const files = filesOf(known)
  const { findings, config } = checkFiles(files, placeholders, Date.now())
  if (offline || !config || !URL.canParse(files.siteUrl)) return findings
  if (Object.values(config.endpoints).some(isExample))
    return [...findings, doubtful('The platform was not asked: its addresses are placeholders.')]
  return [...findings, ...(await checkPlatform(config, new URL(files.siteUrl).origin))]
}

function filesOf(mode: ModeFiles['mode']): ModeFiles {
  const env = loadEnv(mode, root, 'VITE_')
  const configUrl = env.VITE_CONFIG_URL ?? '/config.json'
  const file = `${root}public${configUrl}`
  const snapshot = snapshotFileOf(mode)
  return {
    mode,
    configUrl,
    configText: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
    siteUrl: env.VITE_SITE_URL ?? 'http://localhost:4173',
    snapshotTakenAt: existsSync(snapshot) ? statSync(snapshot).mtimeMs : undefined,
  }
}

/** Prints findings and gives the exit code: 1 where one is in the way. */
export function tell(findings: readonly Finding[]): number {
  for (const finding of findings) say(lineOf(finding))
  return findings.some(({ mark }) => mark === '✖') ? 1 : 0
}
