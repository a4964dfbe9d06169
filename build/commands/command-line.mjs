// Reads the options of a command.
import util from 'node:util'
import { CommandError } from './say.mjs'

/** @typedef {'platform' | 'staging' | 'production'} Mode */

/** @type {readonly Mode[]} */
const modes = ['platform', 'staging', 'production']

/**
 * Reads the options of a command: `--mode staging` and `--mode=staging` alike.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {Options} options as `util.parseArgs` takes them
 * @throws {CommandError} naming an argument that is none of them, or an option that npm took for itself
 */
export function readOptions(args, options) {
  const { values } = parse(args, options)
  const swallowed = Object.keys(options).find((name) => !(name in values) && isTakenByNpm(name))
  if (swallowed !== undefined) throw new CommandError(swallowedFault(`--${swallowed}`))
  return values
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {Options} options
 */
function parse(args, options) {
  try {
    return util.parseArgs({ args, options, strict: true, allowPositionals: false })
  } catch (cause) {
    const [fault = ''] = cause instanceof Error ? cause.message.split(/\.\s|\.?\n/) : []
    const known = Object.keys(options).map((option) => `--${option}`)
    throw new CommandError(
      `${fault}; ${known.length > 0 ? `there is ${known.join(', ')}` : 'it takes none'}.`,
    )
  }
}

/** Whether an option stood before the `--` that npm wants. `--offline` is one of npm's own. */
const isTakenByNpm = (/** @type {string} */ name) =>
  name !== 'offline' && process.env[`npm_config_${name.replace(/-/g, '_')}`] !== undefined

const swallowedFault = (/** @type {string} */ option) =>
  `npm takes ${option} for a setting of its own: write -- before it, as in … -- ${option}.`

/** How the mode is written, for every command that has one. */
export const modeOption = /** @type {const} */ ({ mode: { type: 'string', short: 'm' } })

/**
 * The mode that a command is asked for.
 * @param {string | undefined} asked as it was written
 * @param {Mode} usual where none was
 * @param {NodeJS.ProcessEnv} [environment]
 * @throws {CommandError} naming a mode that there is not
 */
export function modeOf(asked, usual, { npm_config_mode: swallowed } = process.env) {
  if (asked === undefined && swallowed !== undefined) throw new CommandError(swallowedFault('--mode'))
  const mode = modes.find((one) => one === (asked ?? usual))
  if (!mode) throw new CommandError(`There is no mode '${asked}'; there are ${modes.join(', ')}.`)
  return mode
}
