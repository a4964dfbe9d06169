import * as v from 'valibot'
import { onChangedElsewhere } from '@/browser/changed-elsewhere'
import { deviceStorage } from '@/browser/storage'
import { lazily } from '@/domain/lazily'
import type { Product } from '@/domain/product'

/** Key of local storage that holds the ids of the products liked on this device. */
const key = 'liked'

const storedIds = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])
const readIds = () => v.parse(storedIds, deviceStorage.read(key))

/** Liked products by id, each with the count that the like was added to; undefined for one of an earlier visit. */
const liked = lazily(() => new Map<string, number | undefined>(readIds().map((id) => [id, undefined])))

/** Whether this device has liked a product. */
export const isLiked = ({ id }: Product) => liked().has(id)

/** Ids of the products that this device has liked. */
export const likedIds = (): string[] => [...liked().keys()]

const listeners = new Set<() => void>()

/** Keeps a like, whatever other tabs have kept meanwhile. */
export function keepLiked({ id, likes }: Product): void {
  liked().set(id, likes)
  deviceStorage.write(key, JSON.stringify([...new Set([...readIds(), ...liked().keys()])]))
  for (const tell of listeners) tell()
}

/** The count to show. A list that was fetched again brings one that has this device's like in it already. */
export const likeCount = ({ id, likes }: Product) => (liked().get(id) === likes ? likes + 1 : likes)

/** How many products are liked: with it `useLike` sees every like, also one that another page of this device has kept. */
export const likedStore = {
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    const stop = onChangedElsewhere(key, () => {
      for (const id of readIds()) if (!liked().has(id)) liked().set(id, undefined)
      tell()
    })
    return () => {
      listeners.delete(tell)
      stop()
    }
  },
  read: () => liked().size,
}
