import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/** What to look for: a role, and a name as screen readers say it; a pattern is written as its source. */
export type Wanted = { role: string; name?: string; pattern?: string; within?: Wanted }

/** Where a pointer reaches something, in px from the window's corner. */
export type Point = { x: number; y: number }

/** A control's state, as far as journeys ask for it. */
export type State = Record<'text' | 'value' | 'pressed' | 'expanded', string> &
  Record<'checked' | 'disabled' | 'focused', boolean>

/** Roles that the package leaves out. */
const otherRoles: readonly [selector: string, role: string][] = [
  ['input[type="search"]', 'searchbox'],
  ['input[type="number"]', 'spinbutton'],
]

const roleOf = (element: Element) =>
  otherRoles.find(([selector]) => element.matches(selector))?.[1] ?? getRole(element)

/** Elements that can have a role of their own; anything else says `role`. */
const candidates =
  '[role], a[href], article, button, dialog, footer, form, h1, h2, h3, header, img, input, li, main, nav, ol, output, section, select, textarea, ul'

function fits(element: Element, { role, name, pattern }: Wanted): boolean {
  if (roleOf(element) !== role || isInaccessible(element) || element.closest('[inert]')) return false
  if (name === undefined && pattern === undefined) return true
  const spoken = computeAccessibleName(element).replace(/\s+/g, ' ').trim()
  return pattern === undefined ? spoken === name : new RegExp(pattern).test(spoken)
}

/** Everything that fits, in the order of the page. */
function findAll(wanted: Wanted): HTMLElement[] {
  const scopes: ParentNode[] = wanted.within ? findAll(wanted.within) : [document]
  return scopes.flatMap((scope) =>
    [...scope.querySelectorAll<HTMLElement>(candidates)].filter((element) => fits(element, wanted)),
  )
}

/** Whether it is being moved, by an animation of its own or of what it lies in: a drawer that slides in, say. */
const moves = (element: Element) =>
  document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && target?.contains(element)
  })

/** The middle of the first that fits, once it rests and nothing lies over it; else nothing, and it is brought into the window. */
function pointOf(wanted: Wanted): Point | null {
  const element = findAll(wanted)[0]
  if (!element || moves(element)) return null
  const { left, top, right, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
  const hit = document.elementFromPoint(point.x, point.y)
  const reached =
    hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
  return reached ? point : null
}

/** The left and right edge of the first that fits, in px, once nothing in it moves. */
function edgesOf(wanted: Wanted): [left: number, right: number] | null {
  const element = findAll(wanted)[0]
  if (!element || element.getAnimations({ subtree: true }).length > 0) return null
  const { left, right } = element.getBoundingClientRect()
  return [left, right]
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

function stateOf(wanted: Wanted): State | null {
  const element = findAll(wanted)[0]
  if (!element) return null
  const field =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element : undefined
  return {
    text: textOf(element),
    value: field?.value ?? '',
    pressed: element.getAttribute('aria-pressed') ?? '',
    expanded: element.getAttribute('aria-expanded') ?? '',
    checked: field instanceof HTMLInputElement && field.checked,
    disabled: element.matches(':disabled'),
    focused: document.activeElement === element,
  }
}

/** Chooses from a menu as the browser does once a person has: no engine lets a program press its own list. */
function choose(wanted: Wanted, value: string): boolean {
  const menu = findAll(wanted)[0]
  if (!(menu instanceof HTMLSelectElement)) return false
  menu.value = value
  for (const type of ['input', 'change']) menu.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** Whether React has hydrated the page's heading, and nothing of the page is still loading. */
function settled(): boolean {
  const heading = document.querySelector('h1')
  const hydrated = heading && Object.keys(heading).some((key) => key.startsWith('__react'))
  const loading = [...document.querySelectorAll('[role="status"]')].some((status) =>
    /^Loading/.test(status.getAttribute('aria-label') ?? status.textContent ?? ''),
  )
  return Boolean(hydrated) && !loading && document.readyState === 'complete'
}

/** How far the page can be scrolled sideways, in px. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

const errors: string[] = []

/** Errors that nobody caught since the page was opened: React's own of hydration among them. */
const takeErrors = () => errors.splice(0)

const probe = {
  names: (wanted: Wanted) => findAll(wanted).map((element) => computeAccessibleName(element).trim()),
  texts: (wanted: Wanted) => findAll(wanted).map(textOf),
  pointOf,
  edgesOf,
  stateOf,
  choose,
  settled,
  sideways,
  takeErrors,
}

/** What journeys ask of a page. It runs in the page, before any script of the site. */
export type Probe = typeof probe

declare global {
  interface Window {
    probe: Probe
  }
}

window.probe = probe
addEventListener('error', ({ message, filename }) => errors.push(`${message} ${filename}`))
addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled: ${reason}`))
addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(`Policy: ${blockedURI}`))
const logged = console.error
console.error = (...parts: unknown[]) => {
  errors.push(`console.error: ${parts.map(String).join(' ')}`)
  logged(...parts)
}
