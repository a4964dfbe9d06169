import { tabStorage } from '@/browser/storage'

const key = 'demo-requested'

/** Whether home still has to thank for a demo request that was made in this tab; the request itself is not kept. */
export const pendingThanks = {
  add: () => tabStorage.write(key, 'yes'),
  areDue: () => tabStorage.read(key) !== undefined,
  close: () => tabStorage.remove(key),
}
