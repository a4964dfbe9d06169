import { replayAttribute } from './page-data'

/** What a visitor did to a control before the page could answer. */
type Early = { button?: HTMLElement | undefined; choices: Map<HTMLSelectElement, string> }

/**
 * Keeps the last click on a button, the choices made in menus and the text typed into fields before the page
 * answers. Links need no help: they work as links. Forms bring along what was typed into them themselves.
 * @returns stops keeping them, and repeats them where the page answers now
 */
export function keepEarlyActions(page: Document): (answers: boolean) => void {
  const early = alreadyDone(page)
  const keepClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.type === 'submit' || isNative(button)) return
    event.preventDefault()
    early.button = button
  }
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) early.choices.set(target, target.value)
  }
  page.addEventListener('click', keepClick, true)
  page.addEventListener('change', keepChoice, true)
  return (answers) => {
    page.removeEventListener('click', keepClick, true)
    page.removeEventListener('change', keepChoice, true)
    if (!answers) return
    answerOnceHydrated(page)
    for (const field of typedInto(page)) type(field, field.value)
    for (const [menu, value] of early.choices) choose(menu, value)
    if (early.button?.isConnected) early.button.click()
  }
}

/** The browser itself opens and closes a popover: a press on its button is answered already. */
const isNative = (button: HTMLButtonElement) => button.hasAttribute('popovertarget')

/**
 * What was done before even this code had come. A press leaves the focus on its button, without the ring
 * that a keyboard's focus has; a choice leaves it on its menu.
 */
function alreadyDone({ activeElement }: Document): Early {
  const choices = new Map<HTMLSelectElement, string>()
  if (
    activeElement instanceof HTMLSelectElement &&
    !activeElement.options[activeElement.selectedIndex]?.defaultSelected
  )
    choices.set(activeElement, activeElement.value)
  const pressed =
    activeElement instanceof HTMLButtonElement &&
    activeElement.type !== 'submit' &&
    !isNative(activeElement) &&
    !activeElement.matches(':focus-visible')
  return { button: pressed ? activeElement : undefined, choices }
}

/** Fields outside forms that hold something else than the HTML gave them. */
const typedInto = (page: Document) =>
  Array.from(page.querySelectorAll<HTMLInputElement>('input[type="search"]')).filter(
    ({ form, value, defaultValue }) => !form && value !== defaultValue,
  )

/** Any event makes React take over this part of the HTML first, which sets the control to React's own value. */
const takeOver = (control: Element) => control.dispatchEvent(new Event('keyup', { bubbles: true }))

function choose(menu: HTMLSelectElement, value: string): void {
  if (!menu.isConnected) return
  takeOver(menu)
  menu.value = value
  menu.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  takeOver(field)
  // React remembers what it last knew of a field, and hears of nothing that was no change: it knows an empty
  // one, and the browser's own setter tells it nothing of the text.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const markedButtons = `button[${replayAttribute}]`

/** Repeats the press of a button in a part whose code is still on its way, as soon as it has come. */
function answerOnceHydrated(page: Document): void {
  const waiting = new WeakSet<Element>()
  const keepPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(markedButtons) : null
    if (!button) return
    event.stopImmediatePropagation()
    if (waiting.has(button)) return
    waiting.add(button)
    const answered = new MutationObserver(() => {
      if (button.matches(markedButtons)) return
      answered.disconnect()
      if (button.isConnected) button.click()
    })
    answered.observe(button, { attributes: true })
  }
  page.addEventListener('click', keepPress, true)
}
