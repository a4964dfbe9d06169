/** A body that is larger, in bytes, is not stored. */
const sizeLimit = 3_000_000

/** Milliseconds without a byte after which a body is given up. */
const idleTimeout = 30_000

/**
 * Reads a body to its end; undefined where it is too large, breaks off, stalls, or is given up. A
 * clone that somebody else reads is not disturbed.
 */
export async function readWhole(answer: Response, signal: AbortSignal): Promise<Blob | undefined> {
  const reader = answer.body?.getReader()
  if (!reader) return new Blob([])
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const piece = await within(reader.read(), signal)
    if (piece?.done) return new Blob(pieces)
    if (piece?.value) pieces.push(piece.value)
    size += piece?.value?.length ?? 0
    if (piece && size <= sizeLimit) continue
    reader.cancel().catch(() => {})
    return undefined
  }
}

/** The result of a read; undefined if it fails, stalls or is given up. */
function within<Result>(read: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined)
    const timer = setTimeout(giveUp, idleTimeout)
    signal.addEventListener('abort', giveUp)
    read.then(resolve, giveUp).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    })
  })
}
