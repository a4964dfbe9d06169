/** A control that only React answers. */
type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** What was done to controls before React answered for them, in order, and how each of it is done again. */
const recorded = new Map<Control, () => void>()

/** Marks such a control until then. */
const mark = 'data-recorded'

/**
 * Records what is done to the prerendered controls of a page until React answers for them: presses of buttons, choices, and
 * text typed into fields. What the browser answers by itself needs no help: links, what unfolds, the menu's popover. The demo
 * form reads what was typed into it.
 */
export function recordEvents(page: Document): { replay: () => void; forget: () => void } {
  for (const control of alreadyDone(page)) record(control)
  const stop = listen(page, () => true)
  return {
    forget: () => {
      stop()
      for (const control of recorded.keys()) release(control)
    },
    replay: () => {
      stop()
      // Parts that come later are hydrated later.
      listen(page, (control) => !answers(control))
      replayRecorded()
    },
  }
}

/** Does again what was recorded of controls that React answers for by now; called for each part that has been hydrated. */
export function replayRecorded(): void {
  for (const [control, redo] of recorded) {
    if (control.isConnected && !answers(control)) continue
    release(control)
    if (control.isConnected) redo()
  }
}

function listen(page: Document, isWanted: (control: Control) => boolean): () => void {
  const stop = new AbortController()
  const note = ({ target, type }: Event) => {
    // A field says what has been done to it by its own events; a press of it has done nothing yet.
    const control = target instanceof Element && type === 'click' ? target.closest('button') : target
    if (isReacts(control) && isWanted(control)) record(control)
  }
  for (const type of ['click', 'input', 'change'])
    page.addEventListener(type, note, { capture: true, signal: stop.signal })
  return () => stop.abort()
}

function isReacts(control: unknown): control is Control {
  if (control instanceof HTMLButtonElement) return control.type !== 'submit' && !control.popoverTargetElement
  return (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && !control.form
}

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

function record(control: Control): void {
  control.setAttribute(mark, '')
  recorded.set(control, redoOf(control))
}

function release(control: Control): void {
  control.removeAttribute(mark)
  recorded.delete(control)
}

/**
 * Whether React answers for a control. Any event has it hydrate this part of the HTML first; while the part's module is
 * awaited it lets none through.
 */
function answers(control: Control): boolean {
  if (answering.has(control)) return true
  let arrived = false
  const probe = new Event('keyup', { bubbles: true })
  const arrive = () => {
    arrived = true
  }
  control.addEventListener('keyup', arrive, { once: true })
  control.dispatchEvent(probe)
  control.removeEventListener('keyup', arrive)
  if (arrived) answering.add(control)
  return arrived
}

const answering = new WeakSet<Control>()

/**
 * What was done before even this script had come. A press leaves the focus on its button, without the ring that a
 * keyboard's focus has; a choice in a menu leaves it on the menu.
 */
function alreadyDone(page: Document): Control[] {
  const { activeElement } = page
  return Array.from(page.querySelectorAll<Control>('button, input, select')).filter((control) => {
    if (!isReacts(control)) return false
    if (control instanceof HTMLInputElement)
      return isChoice(control)
        ? control.checked && !control.defaultChecked
        : control.value !== control.defaultValue
    if (control !== activeElement) return false
    return control instanceof HTMLSelectElement
      ? !control.options[control.selectedIndex]?.defaultSelected
      : !control.matches(':focus-visible')
  })
}

/** With the state of now: React sets a control that it hydrates to its own. */
function redoOf(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return () => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (control instanceof HTMLButtonElement) return () => control.click()
  const { value, checked } = control
  if (isChoice(control))
    return () => {
      control.checked = !checked
      control.click()
    }
  return () => typeInto(control, value)
}

function typeInto(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  // React remembers what it last knew of a field, and hears of nothing that was no change: it knows an empty
  // one, and the browser's own setter tells it nothing of the text.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
