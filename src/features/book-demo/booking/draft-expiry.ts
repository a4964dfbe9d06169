import { tabStorage } from '@/browser/storage/storage'

/** Where this tab stores the demo booking that was begun in it. */
export const draftKey = 'demo-draft'

/** Milliseconds after its last change for which a draft is stored. */
const lifetime = 30 * 60 * 1000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Removes the draft once it is 30 minutes old, on whatever page its visitor is by then (docs/behaviour.md).
 * Called as the site starts, as its page is shown again, and before a draft is read.
 */
export function dropExpiredDraft(): void {
  const draft = tabStorage.read(draftKey)
  if (draft !== undefined) dropDraftIn(savedAt(draft) + lifetime - Date.now())
}

/**
 * Removes the draft after a time, in place of any that was set before.
 * @param remaining milliseconds; never more than a whole lifetime, since the clock may have been set
 * back
 */
export function dropDraftIn(remaining = lifetime): void {
  clearTimeout(timer)
  const draft = tabStorage.read(draftKey)
  const expire = () => {
    // Another document of the tab may have stored a newer one.
    if (tabStorage.read(draftKey) === draft) tabStorage.remove(draftKey)
    else dropExpiredDraft()
  }
  if (remaining > 0) timer = setTimeout(expire, Math.min(remaining, lifetime))
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
