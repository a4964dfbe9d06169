import type { ElementHandle, Page } from '@playwright/test'
import { builtPages } from '../repository/built-pages'

/** Controls of one kind in a page of the build, by their places among all controls of its HTML. */
export type Controls = { name: string; path: string; places: number[] }

const control = /<(button|summary|input|select|textarea)\b([^>]*)>/g
const notShown = /<(template|noscript|script)\b[\s\S]*?<\/\1>/g

/** What tells one kind from another: its name without that of a product, or what it belongs to. */
function kindOf(html: string, { 0: tag, 1: name = '', 2: attributes = '', index = 0 }: RegExpExecArray) {
  const attribute = (wanted: string) => new RegExp(`\\b${wanted}="([^"]*)"`).exec(attributes)?.[1]
  const inside = html.slice(index + tag.length, html.indexOf(`</${name}>`, index)).replaceAll(/<[^>]+>/g, '')
  const said = attribute('aria-label') ?? (name === 'button' ? inside.trim() : undefined)
  if (name === 'summary') return 'what unfolds'
  if (name === 'input' && attribute('type') === 'radio') return `choice ${attribute('name')}`
  if (said) return said.replace(/^(Like|Add|Details of) .*?( to quote)?$/, '$1$2').replace(/\d+/, 'n')
  return `${name} ${attribute('name') ?? attribute('type') ?? ''}`.trim()
}

/** What a form asks for: filled in one after the other, as a visitor does. */
const isField = ({ name }: Controls) => /^(?:choice|input|select) \w/.test(name)

/** The fields of a page as one kind. */
function withFieldsTogether(kinds: readonly Controls[]): Controls[] {
  const forms = new Map<string, Controls>()
  for (const { name, path, places } of kinds.filter(isField)) {
    const form = forms.get(path)
    forms.set(
      path,
      form
        ? { path, name: `${form.name}, ${name}`, places: [...form.places, ...places] }
        : { name, path, places },
    )
  }
  return [...kinds.filter((kind) => !isField(kind)), ...forms.values()]
}

/**
 * Every kind of control in the built HTML, each on the first page that has it. Unfolding controls are collected per page;
 * those of the frame only on the first page. A form's fields are one kind.
 */
export function prerenderedControls(): Controls[] {
  const kinds = new Map<string, Controls>()
  const texts = new Set<string>()
  for (const { file, html } of builtPages()) {
    if (/^(?:hi|kn)\/|^404/.test(file)) continue // the same controls with other words
    const shown = html.replaceAll(notShown, '')
    const path = `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`
    for (const [place, found] of [...shown.matchAll(control)].entries()) {
      const kind = kindOf(shown, found)
      const folds = kind === 'what unfolds'
      const begin = found.index + found[0].length // the mark of the present page is no other control
      const text = shown.slice(begin, shown.indexOf('</', begin))
      if (folds && texts.has(text)) continue
      // What is chosen already is chosen no more by a press.
      if (/\schecked\b/.test(found[2] ?? '')) continue
      texts.add(text)
      const name = folds ? `${kind} in ${path}` : kind
      const known = kinds.get(name)
      if (!known) kinds.set(name, { name, path, places: [place] })
      else if (folds && known.path === path) known.places.push(place)
    }
  }
  return withFieldsTogether([...kinds.values()])
}

/** The controls of a page's HTML at these places. */
export async function controlsAt(page: Page, places: readonly number[]): Promise<ElementHandle<Element>[]> {
  const all = await page.$$('button, summary, input, select, textarea')
  return places.flatMap((place) => all[place] ?? [])
}

/** Valid values by input type, so that a form has nothing to refuse. */
const typed: Partial<Record<string, string>> = { email: 'asha@field.example', tel: '9845012345' }

/** Does to a control what a visitor would. */
export async function press(element: ElementHandle<Element>): Promise<void> {
  const kind = await element.evaluate((control) =>
    control instanceof HTMLInputElement ? control.type : control.localName,
  )
  // By the label: the middle of one that breaks over two lines may lie between them.
  if (kind === 'radio') {
    await element.evaluate((radio) => radio.closest('label')?.click())
  } else if (kind === 'select')
    await element
      .evaluate((menu) => (menu as HTMLSelectElement).options.length)
      .then((count) => element.selectOption({ index: count - 1 }))
  else if (kind === 'button') await element.click()
  // One that is open may cover the next.
  else if (kind === 'summary') await element.dispatchEvent('click')
  else await element.fill(typed[kind] ?? 'mustard')
}

/** All that shows of what was done: states of controls, what is open, what is said, and the address. */
export const outcomeOf = (page: Page, elements: readonly ElementHandle<Element>[]) =>
  Promise.all(
    elements.map((element) =>
      element.evaluate((control) => ({
        pressed: control.getAttribute('aria-pressed'),
        expanded: control.getAttribute('aria-expanded'),
        unfolded: control.closest('details')?.open,
        value: control instanceof HTMLButtonElement ? control.textContent : Reflect.get(control, 'value'),
        checked: Reflect.get(control, 'checked'),
      })),
    ),
  ).then(async (states) => ({
    states,
    ...(await page.evaluate(() => {
      const seen = (selector: string) =>
        Array.from(document.querySelectorAll<HTMLElement>(selector), (element) =>
          (element.textContent ?? '').trim(),
        ).filter(Boolean)
      return {
        address: location.pathname + location.search,
        said: seen('[role="status"], [role="alert"]'),
        dialogs: Array.from(
          document.querySelectorAll('dialog[open], [role="dialog"]'),
          (dialog) => dialog.ariaLabel ?? 'dialog',
        ),
        popovers: document.querySelectorAll(':popover-open').length,
        refused: document.querySelectorAll('[aria-invalid="true"]').length,
      }
    })),
  }))
