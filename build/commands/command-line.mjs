// What a command is told: the words that follow its name on the command line.
import util from 'node:util'
import { CannotGoOn } from './say.mjs'

/** @typedef {'platform' | 'staging' | 'production'} Mode */

/** @type {readonly Mode[]} */
export const modes = ['platform', 'staging', 'production']

/**
 * Reads the words of a command: `--mode staging` and `--mode=staging` alike.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} words
 * @param {Options} options as `util.parseArgs` takes them
 * @throws {CannotGoOn} naming a word that is none of them
 */
export function readWords(words, options) {
  try {
    return util.parseArgs({ args: words, options, strict: true, allowPositionals: false }).values
  } catch (cause) {
    const [fault = ''] = cause instanceof Error ? cause.message.split(/\.\s|\.?\n/) : []
    const known = Object.keys(options).map((option) => `--${option}`)
    throw new CannotGoOn(`${fault}; ${known.length > 0 ? `there is ${known.join(', ')}` : 'it takes none'}.`)
  }
}

/** How the mode is written, for every command that has one. */
export const modeOption = /** @type {const} */ ({ mode: { type: 'string', short: 'm' } })

/**
 * The mode that a command is asked for.
 * @param {string | undefined} asked as it was written
 * @param {Mode} usual where none was
 * @param {NodeJS.ProcessEnv} [environment]
 * @throws {CannotGoOn} naming a mode that there is not
 */
export function modeOf(asked, usual, { npm_config_mode: swallowed } = process.env) {
  if (asked === undefined && swallowed !== undefined)
    throw new CannotGoOn(
      'npm takes --mode for a setting of its own: write -- before it, as in … -- --mode staging.',
    )
  const mode = modes.find((one) => one === (asked ?? usual))
  if (!mode) throw new CannotGoOn(`There is no mode '${asked}'; there are ${modes.join(', ')}.`)
  return mode
}
