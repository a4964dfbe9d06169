// A receiver of reports, as an example: node deploy/report-receiver.mjs >> reports.jsonl
// It writes a line for each report to standard output; put it behind the TLS of the address that `reports` names.
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

/** Bytes: an honest report is far shorter. */
const longest = 4_096

/** Reports that one minute may bring: when a release fails for everyone, a few hundred say as much as a million. */
const mostInAMinute = 300

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
 * Takes a POST of JSON and answers 204, whatever becomes of it: nobody is told what is kept.
 * @param {(line: string) => void} keep
 */
export function reportReceiver(keep) {
  let minute = 0
  let kept = 0
  return createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (piece) => {
      text = (text + piece).slice(0, longest)
    })
    request.on('end', () => {
      const now = Math.floor(Date.now() / 60_000)
      if (now !== minute) kept = 0
      minute = now
      const report = request.method === 'POST' ? readReport(text) : undefined
      if (report && kept < mostInAMinute) {
        kept += 1
        // One line each, whatever stands in it: JSON writes a line break as \n.
        keep(JSON.stringify({ at: new Date().toISOString(), ...report }))
      }
      response.writeHead(request.method === 'POST' ? 204 : 405).end()
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.PORT ?? 4180)
  reportReceiver((line) => console.log(line)).listen(port, '127.0.0.1')
}
