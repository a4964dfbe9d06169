/** A code as a drawing: its modules as one path, in a square of so many modules. */
export type QrDrawing = { side: number; path: string }

/** Light modules that a scanner needs around a code. */
const quiet = 4

/**
 * Draws the modules of a code, a row of dark ones as one stroke.
 * @param modules rows of dark (true) and light ones, without a margin
 */
export function qrDrawing(modules: readonly (readonly boolean[])[]): QrDrawing {
  const rows = modules.map((row, y) => {
    const runs = [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
    return runs
      .map((run) => `M${run.index + quiet} ${y + quiet}h${run[0].length}v1h-${run[0].length}z`)
      .join('')
  })
  return { side: modules.length + 2 * quiet, path: rows.join('') }
}

/** The drawing as a file, dark on white, large enough to print. */
export const qrFile = ({ side, path }: QrDrawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 10}" height="${side * 10}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#17402a" d="${path}"/></svg>`
