import { expect, it } from 'vitest'
import { readList } from '@/services/http/get-list'

/** Keeps the processor for so many milliseconds. */
function work(time: number): void {
  const end = performance.now() + time
  while (performance.now() < end);
}

it('lets others have their turn while it reads a long list, and loses nothing', async () => {
  const wanted = Array.from({ length: 20 }, (_, index) => index)
  const seen: number[] = []
  let read = 0
  const others = setInterval(() => seen.push(read), 1)
  const answer = { products: wanted }
  const items = await readList(answer, {
    field: 'products',
    callName: 'Products',
    read: (item) => {
      work(3)
      read += 1
      return item
    },
  })
  clearInterval(others)
  expect(items).toEqual(wanted)
  expect(seen.some((count) => count > 0 && count < wanted.length)).toBe(true)
})
