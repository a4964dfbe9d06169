import { CannotGoOn } from './say.mjs'

const oldest = { major: 20, minor: 19 }

/**
 * What is wrong with a version of Node, in one line; nothing where it will do.
 * @param {string} version such as '20.19.0'
 * @returns {string | undefined}
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const newEnough = major > oldest.major || (major === oldest.major && minor >= oldest.minor)
  if (newEnough) return undefined
  return `Hivefield needs Node ${oldest.major}.${oldest.minor} or newer; this is Node ${version}. Get one from https://nodejs.org and try again.`
}

/** @throws {CannotGoOn} on a Node that is too old */
export function checkNode() {
  const fault = nodeFault(process.versions.node)
  if (fault) throw new CannotGoOn(fault)
}
