import type { Declaration, Root } from 'postcss'

const namesIn = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))

/** A custom property where it is read. */
const read = /var\(\s*(--[\w-]+)/g

/** Custom properties that nothing reads, and key frames that no animation names. */
export function removeUnusedNames(styles: Root, html: string) {
  let count: number
  do {
    count = 0
    const names = namesIn(styles.toString() + html, read)
    styles.walkDecls(/^--/, (declaration) => {
      if (names.has(declaration.prop)) return
      declaration.remove()
      count++
    })
  } while (count > 0)
  const animations = [...namesIn(styles.toString(), /animation(?:-name)?:([^;}]*)/g)].join(' ')
  styles.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
}

/**
 * Writes the value of a custom property where it is read, if it has one value and is read once: the
 * name would cost more than it saves.
 */
export function inlineNamesReadOnce(styles: Root, html: string) {
  const declared: Declaration[] = []
  styles.walkDecls(/^--/, (declaration) => {
    declared.push(declaration)
  })
  const css = styles.toString()
  const reads = Array.from((css + html).matchAll(read), ([, name]) => name)
  for (const declaration of declared) {
    const { prop, value } = declaration
    const isOnlyOne = declared.filter((other) => other.prop === prop).length === 1
    const isReadOnce = css.includes(`var(${prop})`) && reads.filter((name) => name === prop).length === 1
    if (!isOfRoot(declaration) || !isOnlyOne || !isReadOnce || value.includes('var(')) continue
    declaration.remove()
    styles.walkDecls((reader) => {
      reader.value = reader.value.replace(`var(${prop})`, () => value)
    })
  }
}

/** Whether a declaration holds for the whole page, whatever its width. */
const isOfRoot = ({ parent }: Declaration) =>
  parent?.parent?.type === 'root' && 'selector' in parent && parent.selector === ':root'
