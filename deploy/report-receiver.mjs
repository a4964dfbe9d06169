// A receiver of reports, as an example: PORT=4180 node deploy/report-receiver.mjs reports.jsonl
// It writes a line for each report to that file, or to standard output; put it behind the TLS of the address that `reports` names.
import { appendFileSync, existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

/** Bytes: an honest report is far shorter. */
const longest = 4_096

/** Milliseconds for a request to arrive. */
const longestWait = 10_000

/** Reports of each kind that one minute may bring: when a release fails for everyone, a hundred say as much as a million. */
const mostInAMinute = 100

/** Bytes of a file before the next one is begun, and how many old ones stay: `reports.jsonl.1` is the newest of them. */
const largestFile = 10_000_000
const oldFiles = 4

const kinds = ['error', 'chunk', 'start', 'policy']

/**
 * A report, where the text is one; nothing where it is not.
 * @param {string} text
 */
function readReport(text) {
  try {
    const { kind, message, page, release } = JSON.parse(text)
    const isText = [message, page, release].every((value) => typeof value === 'string')
    return isText && kinds.includes(kind) ? { kind, message, page, release } : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes a POST of JSON and answers 204, whatever becomes of it: nobody is told what is stored, and a full disk ends nothing. What is too long is
 * answered with 413 and hung up on, before the rest of it arrives; what comes too slowly, with 408.
 * @param {(line: string) => void} store
 * @param {number} [patience] milliseconds for a request to arrive
 */
export function reportReceiver(store, patience = longestWait) {
  let minute = 0
  /** @type {Record<string, number>} */
  let stored = {}
  /** @param {string} text */
  const take = (text) => {
    const report = readReport(text)
    if (!report) return
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) stored = {}
    minute = now
    // Each kind by itself: whoever floods one keeps no other from being stored, but makes old files go sooner.
    const count = (stored[report.kind] ?? 0) + 1
    stored[report.kind] = count
    // One line each, whatever stands in it: JSON writes a line break as \n.
    if (count <= mostInAMinute) store(JSON.stringify({ at: new Date().toISOString(), ...report }))
  }
  const limits = {
    requestTimeout: patience,
    headersTimeout: patience,
    // By itself Node looks for late requests twice a minute.
    connectionsCheckingInterval: patience / 10,
  }
  return createServer(limits, (request, response) => {
    /** @param {number} status */
    const hangUp = (status) => {
      response.writeHead(status, { Connection: 'close' }).end(() => request.destroy())
    }
    if (request.method !== 'POST') return hangUp(405)
    if (Number(request.headers['content-length'] ?? 0) > longest) return hangUp(413)
    /** @type {Buffer[]} */
    const pieces = []
    let size = 0
    request.on('data', (/** @type {Buffer} */ piece) => {
      size += piece.length
      if (size <= longest) pieces.push(piece)
      else if (!response.headersSent) hangUp(413)
    })
    request.on('end', () => {
      if (size > longest) return
      try {
        take(Buffer.concat(pieces).toString())
      } catch (cause) {
        console.error(String(cause))
      }
      response.writeHead(204).end()
    })
  })
}

/**
 * Writes lines to a file; a full one makes room for the next, and the oldest goes.
 * @param {string} file
 * @param {number} [largest] bytes
 * @returns {(line: string) => void}
 */
export function rotatingFile(file, largest = largestFile) {
  return (line) => {
    if (existsSync(file) && statSync(file).size + Buffer.byteLength(line) >= largest) {
      rmSync(`${file}.${oldFiles}`, { force: true })
      for (let age = oldFiles - 1; age > 0; age -= 1)
        if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`)
      renameSync(file, `${file}.1`)
    }
    appendFileSync(file, `${line}\n`)
  }
}

// A program that was started through a symbolic link is known to Node by its own path.
const [, started] = process.argv
if (started && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  const [file] = process.argv.slice(2)
  const port = Number(process.env.PORT ?? 4180)
  reportReceiver(file ? rotatingFile(file) : (line) => console.log(line)).listen(port, '127.0.0.1')
}
