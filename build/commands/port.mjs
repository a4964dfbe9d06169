import { once } from 'node:events'
import { createServer } from 'node:net'
import { usualPort } from '../defaults.mjs'
import { CommandError } from './say.mjs'

/** `localhost` may mean either; a machine without one of the two has nothing there to be in the way. */
const loopbacks = ['127.0.0.1', '::1']

/**
 * The port that `PORT` asks for, 4173 unless told, once it is known to be free.
 * @param {string | undefined} wanted the value of `PORT`
 * @throws {CommandError} naming `PORT`, where it is no port, taken or not allowed
 */
export async function chosenPort(wanted) {
  const port = wanted ? Number(wanted) : usualPort
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new CommandError(`PORT must be a whole number from 1 to 65535, not '${wanted}'.`)
  }
  for (const host of loopbacks) {
    const code = await listeningFault(port, host)
    if (code === 'EADDRINUSE') throw portTaken(port)
    if (code === 'EACCES') {
      throw new CommandError(
        `Port ${port} needs more rights than you have. Choose another: PORT=4200 npm start`,
      )
    }
  }
  return port
}

/** @param {number} port */
export function portTaken(port) {
  const other = port === 4200 ? 4300 : 4200
  return new CommandError(`Port ${port} is taken. Choose another: PORT=${other} npm start`)
}

/** A port that nobody listens on, of the system's choice. */
export async function anyFreePort() {
  const [port = 0] = await anyFreePorts(1)
  return port
}

/**
 * Ports that nobody listens on, each another: one that is asked for after the other was given back may be the same.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function anyFreePorts(count) {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => /** @type {import('node:net').AddressInfo} */ (probe.address()).port)
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the system's code for what is in the way
 */
async function listeningFault(port, host) {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (cause) {
    return /** @type {NodeJS.ErrnoException} */ (cause).code
  }
  await once(probe.close(), 'close')
}
