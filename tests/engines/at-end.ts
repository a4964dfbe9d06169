/** Whoever started this process has gone, and with it the reason to go on. */
const leave = () => process.exit(1)

/**
 * Has a step done when this process ends, however it ends, so that no browser outlives its test.
 * @returns does it now
 */
export function atEnd(step: () => void): () => void {
  const now = () => {
    process.off('exit', now)
    step()
  }
  process.on('exit', now)
  process.off('disconnect', leave).on('disconnect', leave)
  return now
}
