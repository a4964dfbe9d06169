import { expect, it } from 'vitest'
import { atMost } from '@/features/maps/at-most'

/** A task that is finished by hand. */
function task() {
  let resolve: (result: string) => void = () => {}
  let reject: (cause: Error) => void = () => {}
  const promise = new Promise<string>((onDone, onFailure) => {
    resolve = onDone
    reject = onFailure
  })
  let started = false
  const run = () => {
    started = true
    return promise
  }
  return { run, resolve, reject, hasStarted: () => started }
}

/** Lets everything run that waits for nothing more. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('runs six tasks at a time, and the next ones in the order in which they came', async () => {
  const queue = atMost(6)
  const tasks = Array.from({ length: 9 }, task)
  const results = tasks.map(({ run }) => queue(run))
  const running = () => tasks.map(({ hasStarted }) => Number(hasStarted())).join('')
  await settled()
  expect(running()).toBe('111111000')

  tasks[3]?.resolve('fourth')
  await settled()
  expect(running()).toBe('111111100')

  for (const { resolve } of tasks) resolve('done')
  expect(await Promise.all(results)).toHaveLength(9)
})

it('gives a place that becomes free to one task alone, also when another comes at that moment', async () => {
  const queue = atMost(1)
  const [first, second, third] = [task(), task(), task()]
  const done = queue(first.run).then(() => void queue(third.run))
  void queue(second.run)
  first.resolve('done')
  await done
  await settled()
  expect([second.hasStarted(), third.hasStarted()]).toEqual([true, false])
})

it('goes on after a task that fails, for its own caller alone', async () => {
  const queue = atMost(1)
  const [bad, good] = [task(), task()]
  const failed = queue(bad.run)
  const fine = queue(good.run)
  bad.reject(new Error('no answer'))
  good.resolve('sites')
  await expect(failed).rejects.toThrow('no answer')
  await expect(fine).resolves.toBe('sites')
})

it('never starts a task that was given up while it waited, and loses no place by it', async () => {
  const queue = atMost(1)
  const [first, second, third] = [task(), task(), task()]
  const giveUp = new AbortController()
  void queue(first.run)
  const waiting = queue(second.run, giveUp.signal)
  const last = queue(third.run)
  giveUp.abort(new Error('given up'))
  await expect(waiting).rejects.toThrow('given up')
  first.resolve('done')
  third.resolve('last')
  expect(await last).toBe('last')
  expect(second.hasStarted()).toBe(false)
})
