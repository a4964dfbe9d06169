import { describe, expect, it } from 'vitest'
import { importingEach } from '../../../../../build/bundle/styles/inline-class-names'

const imports = "import styles from './Panel.module.scss'\n"

describe('a component of the browser build', () => {
  it('imports each class by its name', () => {
    const use = 'export const Panel = () => <p className={styles.panel} />'
    expect(importingEach(imports + use)).toBe(`import * as styles from './Panel.module.scss'\n${use}`)
  })

  // Classes with a dash are in the object alone.
  it.each(['styles[rating]', "styles['needs-improvement']"])(
    'keeps the object of its classes for %s',
    (use) => {
      const code = `${imports}export const name = ${use}`
      expect(importingEach(code)).toBe(code)
    },
  )

  it('keeps what it imports besides', () => {
    const others = "import './base.scss'\nimport styles from './words'\n"
    expect(importingEach(others)).toBe(others)
  })
})
