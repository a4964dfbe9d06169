import { until } from '../support/until'
import type { Engine, Key } from './engine'
import type { Point, Probe, State, Wanted } from './probe'

/** Something on the screen, by its role and the name that a screen reader says. */
export const the = (role: string, name?: string | RegExp, within?: Wanted): Wanted => ({
  role,
  ...(name instanceof RegExp ? { pattern: name.source } : name !== undefined && { name }),
  ...(within && { within }),
})

const spoken = ({ role, name, pattern, within }: Wanted): string =>
  `${role} '${name ?? pattern ?? ''}'${within ? ` in ${spoken(within)}` : ''}`

/** What a visitor does and sees, in whichever engine. Everything waits until it can be done. */
export function visitor(engine: Engine, origin: string) {
  const probe = <Value>(call: keyof Probe, ...args: unknown[]) =>
    engine.evaluate<Value>(
      `window.probe && probe.${call}(${args.map((each) => JSON.stringify(each)).join()})`,
    )
  const names = async (wanted: Wanted) => (await probe<string[] | undefined>('names', wanted)) ?? []
  const state = (wanted: Wanted) =>
    until(() => probe<State | null>('stateOf', wanted), `${spoken(wanted)} is there`)

  const visit = {
    names,
    state,
    errors: () => probe<string[]>('takeErrors'),
    texts: async (wanted: Wanted) => (await probe<string[] | undefined>('texts', wanted)) ?? [],
    sideways: () => probe<number>('sideways'),
    address: () => engine.evaluate<string>('location.pathname + location.search'),
    /** Goes back to an address of an earlier document. */
    async back(path: string): Promise<void> {
      // Not by a script: Firefox's driver runs one again whose document went before it could answer, two steps back.
      await engine.back()
      // A document that is being left answers no more.
      const isThere = () =>
        visit.address().then(
          (address) => address === path,
          () => false,
        )
      await until(isThere, `${path} is back`)
      await visit.settled()
    },
    /** Opens an address anew, and waits until the page answers and has all it shows. */
    async open(path: string): Promise<void> {
      await engine.open(origin + path)
      await visit.settled()
    },
    settled: () => until(() => probe<boolean>('settled'), 'the page is hydrated, and nothing loads'),
    async forget(): Promise<void> {
      await engine.open(`${origin}/robots.txt`)
      await engine.evaluate('void (localStorage.clear(), sessionStorage.clear())')
    },
    /** Presses it, once it has come to rest and nothing lies over it. */
    async press(wanted: Wanted): Promise<void> {
      let before: Point | undefined | null
      const { x, y } = await until(
        async () => {
          const point = await probe<Point | null>('pointOf', wanted)
          const rests = point && before && point.x === before.x && point.y === before.y
          before = point
          return rests && point
        },
        `${spoken(wanted)} can be pressed`,
      )
      await engine.click(x, y)
    },
    async fill(wanted: Wanted, text: string): Promise<void> {
      await visit.press(wanted)
      await visit.until(wanted, ({ focused }) => focused, 'has the focus')
      await engine.type(text)
      await visit.until(wanted, ({ value }) => value === text, `holds '${text}'`)
    },
    type: (text: string | Key) => engine.type(text),
    choose: (wanted: Wanted, value: string) =>
      until(() => probe<boolean>('choose', wanted, value), `${spoken(wanted)} can be chosen from`),
    sees: (wanted: Wanted) =>
      until(async () => (await names(wanted)).length > 0, `${spoken(wanted)} is there`),
    misses: (wanted: Wanted) =>
      until(async () => (await names(wanted)).length === 0, `${spoken(wanted)} is gone`),
    /** Its left and right edge, in px, once it has come to rest. */
    rests: (wanted: Wanted) =>
      until(() => probe<[left: number, right: number] | null>('edgesOf', wanted), `${spoken(wanted)} rests`),
    /** Waits until a control is as it should be. */
    until: (wanted: Wanted, holds: (state: State) => boolean, what: string) =>
      until(async () => holds(await state(wanted)), `${spoken(wanted)} ${what}`),
  }
  return visit
}

export type Visitor = ReturnType<typeof visitor>
