import * as v from 'valibot'
import { createListeners } from '@/browser/listeners'
import { onStorageChange } from '@/browser/storage/on-storage-change'
import { deviceStorage } from '@/browser/storage/storage'
import type { Product } from '@/domain/catalogue/product'
import { once } from '@/domain/once'

/** Key of local storage that holds the ids of the products liked on this device. */
const key = 'liked'

const storedIds = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])
const readIds = () => v.parse(storedIds, deviceStorage.read(key))

/** Follows other pages, from the first use on. */
const follow = once(() => onStorageChange(key, readAgain))

/** Liked products by id, each with the count that the like was added to; undefined for one of an earlier visit. */
const liked = once(() => {
  follow() // and not with the first subscriber: what is liked is also read where no heart is shown
  return new Map<string, number | undefined>(readIds().map((id) => [id, undefined]))
})

/** Whether this device has liked a product. */
export const isLiked = ({ id }: Product) => liked().has(id)

/** Ids of the products that this device has liked. */
export const likedIds = (): string[] => [...liked().keys()]

const listeners = createListeners()

/** Calls back when a like was stored, by this page or by another one. */
export const subscribeToLikes = listeners.add

/** Whether this device holds all of them; where it refuses, likes last as long as the page. */
let isStored = true

/** Stores a like, beside those that other tabs have stored meanwhile. */
export function storeLike({ id, likes }: Product): void {
  liked().set(id, likes)
  isStored = deviceStorage.write(key, JSON.stringify([...new Set([...readIds(), ...liked().keys()])]))
  listeners.notify()
}

/** The count to show. The like is added only to the count it was given at; a refetched count includes it. */
export const likeCount = ({ id, likes }: Product) => (liked().get(id) === likes ? likes + 1 : likes)

/** Takes over what another page has stored. */
function readAgain(): void {
  const ids = readIds()
  for (const id of ids) if (!liked().has(id)) liked().set(id, undefined)
  // This device was cleared.
  if (isStored) for (const id of likedIds()) if (!ids.includes(id)) liked().delete(id)
  listeners.notify()
}
