import { tabStorage } from '@/browser/storage'

/** Where this tab keeps the demo booking that was begun in it. */
export const draftKey = 'demo-draft'

/** Milliseconds after the last change for which a draft is kept. */
const lifetime = 30 * 60 * 1000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Removes the draft once it is 30 minutes old, on whatever page its visitor is by then (docs/behaviour.md).
 * Called as the site starts and with every draft that is kept or read.
 */
export function forgetOldDraft(): void {
  clearTimeout(timer)
  const draft = tabStorage.read(draftKey)
  if (draft === undefined) return
  const rest = savedAt(draft) + lifetime - Date.now()
  if (rest > 0) timer = setTimeout(() => tabStorage.remove(draftKey), Math.min(rest, lifetime))
  else tabStorage.remove(draftKey)
}

/** Epoch milliseconds; 0 where it cannot be read. */
function savedAt(draft: string): number {
  try {
    return Number(JSON.parse(draft).savedAt) || 0
  } catch {
    return 0
  }
}
