import type { ComponentType } from 'react'

/** Thanks for a demo request, which whoever shows them takes away again. */
export type Thanks = ComponentType<{ onClose: () => void }>

let due: { Thanks: Thanks } | undefined

/** The thanks that home has yet to show: the form hands them over, and they are shown once. */
export const pendingThanks = {
  add(Thanks: Thanks) {
    due = { Thanks }
  },
  due: () => due,
  clear() {
    due = undefined
  },
}
