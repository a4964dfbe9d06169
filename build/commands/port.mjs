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
  const probes = await Promise.all(Array.from({ length: count }, listenAnywhere))
  return Promise.all(probes.map(release))
}

/** @returns {Promise<import('node:net').Server>} a server at a port of the system's choice */
function listenAnywhere() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => resolve(probe))
  })
}

/**
 * @param {import('node:net').Server} probe
 * @returns {Promise<number>} its port, once it is free
 */
function release(probe) {
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve) => probe.close(() => resolve(port)))
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the system's code for what is in the way
 */
function listeningFault(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
