import { replayAttribute } from './page-data'

/** What a visitor did to a control before the page could answer. */
type Kept = { button?: HTMLElement | undefined; choices: Map<HTMLSelectElement, string> }

/**
 * Keeps the last press of a button, the choices made in menus and the text typed into search fields until the page
 * answers. What the browser answers by itself needs no help: links, the menu's popover. The demo form reads what
 * was typed into it.
 */
export function keepEvents(page: Document): { replay: () => void; forget: () => void } {
  const kept = alreadyDone(page)
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const keepPress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && needsReplay(button)) kept.button = button
  }
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) kept.choices.set(target, target.value)
  }
  page.addEventListener('click', keepPress, options)
  page.addEventListener('change', keepChoice, options)
  return {
    forget: () => stop.abort(),
    replay: () => {
      stop.abort()
      replayOnceHydrated(page)
      for (const field of typedInto(page)) type(field, field.value)
      for (const [menu, value] of kept.choices) choose(menu, value)
      if (kept.button?.isConnected) kept.button.click()
    },
  }
}

const needsReplay = (button: HTMLButtonElement) => button.type !== 'submit' && !button.popoverTargetElement

/**
 * What was done before even this script had come. A press leaves the focus on its button, without the ring
 * that a keyboard's focus has; a choice leaves it on its menu.
 */
function alreadyDone({ activeElement }: Document): Kept {
  const choices = new Map<HTMLSelectElement, string>()
  if (
    activeElement instanceof HTMLSelectElement &&
    !activeElement.options[activeElement.selectedIndex]?.defaultSelected
  )
    choices.set(activeElement, activeElement.value)
  const pressed =
    activeElement instanceof HTMLButtonElement &&
    needsReplay(activeElement) &&
    !activeElement.matches(':focus-visible')
  return { button: pressed ? activeElement : undefined, choices }
}

/** Fields outside forms that hold something else than the HTML gave them. */
const typedInto = (page: Document) =>
  Array.from(page.querySelectorAll<HTMLInputElement>('input[type="search"]')).filter(
    ({ form, value, defaultValue }) => !form && value !== defaultValue,
  )

/** Any event makes React hydrate this part of the HTML first, which sets the control to React's own value. */
const hydrate = (control: Element) => control.dispatchEvent(new Event('keyup', { bubbles: true }))

function choose(menu: HTMLSelectElement, value: string): void {
  if (!menu.isConnected) return
  hydrate(menu)
  menu.value = value
  menu.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  hydrate(field)
  // React remembers what it last knew of a field, and hears of nothing that was no change: it knows an empty
  // one, and the browser's own setter tells it nothing of the text.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const markedButtons = `button[${replayAttribute}]`

/** Replays the press of a button in a part that is not hydrated yet, as soon as it is. */
function replayOnceHydrated(page: Document): void {
  const waiting = new WeakSet<Element>()
  const keepPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(markedButtons) : null
    if (!button) return
    event.stopImmediatePropagation()
    if (waiting.has(button)) return
    waiting.add(button)
    const hydrated = new MutationObserver(() => {
      if (button.matches(markedButtons)) return
      hydrated.disconnect()
      if (button.isConnected) button.click()
    })
    hydrated.observe(button, { attributes: true })
  }
  page.addEventListener('click', keepPress, true)
}
