/** A control that only React answers. */
type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** Controls that were used before React hydrated them, the last one last, each with the function that replays its last event. */
const recorded = new Map<Control, () => void>()

/** Attribute of a control while it is recorded; `LikeButton.module.scss` fills the heart by it. */
const mark = 'data-recorded'

/**
 * Records what a visitor does to prerendered controls until React hydrates them: button presses,
 * choices, typed text. Links, `<details>` and popovers work without it; the demo form reads its own
 * fields (`form-values.ts`), and 'Filter' opens a popover until then (`FilterButton.tsx`).
 */
export function recordEvents(page: Document): { replay: () => void; forget: () => void } {
  for (const control of usedBefore(page)) record(control)
  const stop = listen(page, () => true)
  return {
    forget: () => {
      stop()
      for (const control of recorded.keys()) release(control)
    },
    replay: () => {
      stop()
      // Parts that come later are hydrated later.
      listen(page, (control) => !isHydrated(control))
      replayRecorded()
    },
  }
}

/** Replays the events of controls that React has hydrated by now. Called for each part that is hydrated. */
export function replayRecorded(): void {
  for (const [control, replay] of recorded) {
    if (control.isConnected && !isHydrated(control)) continue
    release(control)
    if (control.isConnected) replay()
  }
}

function listen(page: Document, isWanted: (control: Control) => boolean): () => void {
  const stop = new AbortController()
  const note = ({ target, type }: Event) => {
    // For a field, its own input events count; a press on it changes nothing.
    const control = target instanceof Element && type === 'click' ? target.closest('button') : target
    if (isReactControl(control) && isWanted(control)) record(control)
  }
  for (const type of ['click', 'input', 'change'])
    page.addEventListener(type, note, { capture: true, signal: stop.signal })
  return () => stop.abort()
}

/** A submit button would send its form without React, so it is a plain one until hydration (`SubmitButton.tsx`). */
function isReactControl(control: unknown): control is Control {
  if (control instanceof HTMLButtonElement) return control.type !== 'submit' && !control.popoverTargetElement
  return (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && !control.form
}

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'

function record(control: Control): void {
  control.setAttribute(mark, '')
  recorded.delete(control) // the last of them is replayed last
  recorded.set(control, replayOf(control))
}

function release(control: Control): void {
  control.removeAttribute(mark)
  recorded.delete(control)
}

/**
 * Whether React has hydrated a control. Any event makes React hydrate this part of the HTML first;
 * while its module loads, React lets no event through.
 */
function isHydrated(control: Control): boolean {
  if (hydrated.has(control)) return true
  let arrived = false
  const probe = new Event('keyup', { bubbles: true })
  const arrive = () => {
    arrived = true
  }
  control.addEventListener('keyup', arrive, { once: true })
  control.dispatchEvent(probe)
  control.removeEventListener('keyup', arrive)
  if (arrived) hydrated.add(control)
  return arrived
}

const hydrated = new WeakSet<Control>()

/**
 * What was done before this script ran. A pressed button has the focus without a keyboard's focus
 * ring; a changed menu has the focus.
 */
function usedBefore(page: Document): Control[] {
  const { activeElement } = page
  return Array.from(page.querySelectorAll<Control>('button, input, select')).filter((control) => {
    if (!isReactControl(control)) return false
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

/** With its current state: hydrating a control resets it to React's. */
function replayOf(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return () => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (control instanceof HTMLButtonElement) {
    // A toggle was pressed for what the HTML said: hydrated, it may be so already, and a press would
    // undo that.
    const pressed = control.getAttribute('aria-pressed')
    return () => control.getAttribute('aria-pressed') === pressed && control.click()
  }
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
  // React ignores an input event when the value equals the last one it knew. It knows '' here; the
  // browser's own setter changes the text without telling React.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
