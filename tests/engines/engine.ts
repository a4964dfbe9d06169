/** A browser that journeys run in: the little that engines have in common, whoever drives them. */
export type Engine = {
  /** Such as 'Firefox 140.0'. */
  name: string
  open(url: string): Promise<void>
  /** One step back in the history, as by the browser's own button. */
  back(): Promise<void>
  /** Runs an expression in the page; its value has to be plain data. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Presses where a pointer would, in px from the window's corner. */
  click(x: number, y: number): Promise<void>
  /** Types a text, or presses one of the named keys, into what has the focus. */
  type(text: string | Key): Promise<void>
  /** The size of the page within its window, in px. */
  resize(width: number, height: number): Promise<void>
  /** The window as a PNG. */
  picture(): Promise<Buffer>
  quit(): Promise<void>
}

/** Keys by the names of the standard. */
export const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', Backspace: '\uE003' } as const

export type Key = keyof typeof keys

export const isKey = (text: string): text is Key => text in keys
