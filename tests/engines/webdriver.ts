import { type Engine, isKey, keys } from './engine'

/** The commands of the W3C's WebDriver that journeys need, by their names in the standard. */
export type Command =
  | 'Navigate'
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

/** An engine whose driver speaks WebDriver. */
export function webdriver(name: string, send: Send, quit: () => void): Engine {
  const evaluate = <Value>(expression: string) =>
    send('ExecuteScript', { script: `return (${expression})`, args: [] }) as Promise<Value>
  return {
    name,
    evaluate,
    open: async (url) => void (await send('Navigate', { url })),
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
      for (let tries = 0; tries < 20; tries += 1) {
        const [inner, outer] = await evaluate<[number[], number[]]>(
          '[[innerWidth, innerHeight], [outerWidth, outerHeight]]',
        )
        const [wide = 0, high = 0] = inner
        if (wide === width && high === height) return
        const [outerWide = 0, outerHigh = 0] = outer
        await send('SetWindowRect', {
          x: 0,
          y: 0,
          width: width + outerWide - wide,
          height: height + outerHigh - high,
        })
        await evaluate('void requestAnimationFrame(() => {})')
      }
      throw new Error(`${name} does not take the size ${width} × ${height}.`)
    },
    picture: async () => Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
    async quit() {
      await send('DeleteSession', {}).catch(() => {})
      quit()
    },
  }
}
