import { until } from '../support/until'
import { type Engine, isKey, keys } from './engine'

/** The commands of the W3C's WebDriver that journeys need, by their names in the standard. */
export type Command =
  | 'Navigate'
  | 'Back'
  | 'ExecuteScript'
  | 'PerformActions'
  | 'SetWindowRect'
  | 'TakeScreenshot'
  | 'DeleteSession'

/** Takes a command to a browser and brings back its answer; a refusal is thrown. */
export type Send = (command: Command, parameters: object) => Promise<unknown>

const pointer = (actions: object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
})
const keyboard = (actions: object[]) => ({ type: 'key', id: 'keyboard', actions })

/** A page's width and height, then its window's, in px. */
type Size = [number, number, number, number]

/** An engine whose driver speaks WebDriver. */
export function webdriver(name: string, send: Send, quit: () => void): Engine {
  const evaluate = <Value>(expression: string) =>
    send('ExecuteScript', { script: `return (${expression})`, args: [] }) as Promise<Value>
  return {
    name,
    evaluate,
    open: async (url) => void (await send('Navigate', { url })),
    back: async () => void (await send('Back', {})),
    async click(x, y) {
      const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' }
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await send('PerformActions', { actions: [pointer([move, ...press])] })
    },
    async type(text) {
      const letters = isKey(text) ? [keys[text]] : [...text]
      const strokes = letters.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('PerformActions', { actions: [keyboard(strokes)] })
    },
    async resize(width, height) {
      // What a window has around its page is known only once it is there, and the screen takes its time.
      // A page that has just begun does not know its window yet: it says that it is larger than that.
      await until(async () => {
        const [wide, high, outerWide, outerHigh] = await evaluate<Size>(
          '[innerWidth, innerHeight, outerWidth, outerHeight]',
        )
        if (wide === width && high === height) return true
        const around = { width: outerWide - wide, height: outerHigh - high }
        if (around.width < 0 || around.height < 0) return false
        await send('SetWindowRect', {
          x: 0,
          y: 0,
          width: width + around.width,
          height: height + around.height,
        })
        return false
      }, `${name} takes the size ${width} × ${height}`)
    },
    picture: async () => Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
    async quit() {
      await send('DeleteSession', {}).catch(() => {})
      quit()
    },
  }
}
