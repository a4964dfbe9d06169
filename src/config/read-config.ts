import * as v from 'valibot'
import { isRecord } from '../domain/read-value'
import { configShape, requiredFields } from './config-shape'
import type { RuntimeConfig } from './runtime-config'

/** A configuration that cannot be used; `faults` names every field at once, for the console. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/**
 * A usable configuration; `warnings` has a line for each field, or entry of a list, that was faulty and so left out, and
 * for each field that nobody knows.
 */
export type CheckedConfig = { config: RuntimeConfig; warnings: string[] }

type Fault = { path: readonly string[]; line: string }

/**
 * Checks a parsed configuration file. A field that may be left out counts as left out where it is faulty; of a
 * list the faulty entry alone.
 * @throws {ConfigError} naming every fault of a field that has to be there
 */
export function readConfig(json: unknown): CheckedConfig {
  const result = v.safeParse(configShape, json, { abortPipeEarly: true }) // a field has one line
  const unknown = unknownFields(json, configShape).map(
    (field) => `${field}: is not known, and changes nothing`,
  )
  if (result.success) return { config: result.output, warnings: unknown }
  const faults = result.issues.map(faultOf)
  const fatal = faults.filter(({ path: [field] }) => field === undefined || requiredFields.includes(field))
  if (fatal.length > 0) throw new ConfigError(fatal.map(({ line }) => line))
  const config = v.parse(
    configShape,
    faults.reduceRight((mended, { path }) => without(mended, path), json), // later entries of a list first
  )
  return { config, warnings: [...faults.map(({ line }) => `${line}; it counts as left out`), ...unknown] }
}

/**
 * Parses the text of a configuration file. Editors may put a mark (BOM) before it, which browsers take
 * away and Node does not.
 * @param file its name, for the fault
 * @throws {ConfigError} naming the line where it is not JSON
 */
export function parseConfig(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new ConfigError([`${file}: is not JSON${placeOf(String(cause), text)}`])
  }
}

/** Browsers name the place of a slip in two ways, or not at all. */
function placeOf(message: string, text: string): string {
  const line = message.match(/line (\d+)/)?.[1]
  const position = message.match(/position (\d+)/)?.[1]
  if (line) return `: look at line ${line}`
  return position ? `: look at line ${text.slice(0, Number(position)).split('\n').length}` : ''
}

/** Values are named where they are addresses, and otherwise only by their kind: some are secret. */
function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const field = path.join('.') || 'the file'
  if (issue.kind === 'validation' || issue.type === 'picklist')
    return { path, line: `${field}: ${issue.message}` }
  const missing = issue.input === undefined
  return { path, line: `${field}: ${missing ? 'is missing' : `must be ${kindOf(issue)}`}` }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a group of fields in braces',
  boolean: 'true or false',
}
const kindOf = ({ type }: v.BaseIssue<unknown>) => kinds[type] ?? type

/** A copy of a value without the field, or the entry of a list, at a path. */
function without(value: unknown, [field, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== field)
  if (field === undefined || !isRecord(value)) return undefined
  const { [field]: inner, ...others } = value
  const isWhole = rest.length === 0 || !(isRecord(inner) || Array.isArray(inner))
  return isWhole ? others : { ...others, [field]: without(inner, rest) }
}

/** Paths of the fields that the shape has no place for. */
function unknownFields(value: unknown, shape: unknown): string[] {
  const entries = entriesOf(shape)
  if (!isRecord(value) || !entries) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    if (!Object.hasOwn(entries, field)) return [field]
    return unknownFields(inner, entries[field]).map((below) => `${field}.${below}`)
  })
}

/** The fields of a group, whether it may be left out or not. */
function entriesOf(shape: unknown): Record<string, unknown> | undefined {
  if (!isRecord(shape)) return undefined
  return isRecord(shape.entries) ? shape.entries : entriesOf(shape.wrapped)
}
