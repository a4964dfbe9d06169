/** What a visitor did to a control before the page could answer. */
type Early = { button?: HTMLElement | undefined; choices: Map<HTMLSelectElement, string> }

/**
 * Keeps the last click on a button and the choices made in menus before the page answers. Links need no
 * help: they work as links.
 * @returns stops keeping them, and repeats them where the page answers now
 */
export function keepEarlyClicks(page: Document): (answers: boolean) => void {
  const early = alreadyDone(page)
  const keepClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.type === 'submit') return
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
    if (early.button?.isConnected) early.button.click()
    for (const [menu, value] of early.choices) choose(menu, value)
  }
}

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
    !activeElement.matches(':focus-visible')
  return { button: pressed ? activeElement : undefined, choices }
}

function choose(menu: HTMLSelectElement, value: string): void {
  if (!menu.isConnected) return
  // Any event makes React take over this part of the HTML first, which sets the menu back to its own value.
  menu.dispatchEvent(new Event('keyup', { bubbles: true }))
  menu.value = value
  menu.dispatchEvent(new Event('change', { bubbles: true }))
}
