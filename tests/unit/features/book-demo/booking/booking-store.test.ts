import { beforeEach, expect, it, vi } from 'vitest'
import { emptyLead } from '@/domain/demo/lead'
import {
  currentBooking,
  dispatch,
  forgetOffline,
  noteOutcome,
  oneAtATime,
  pendingBooking,
} from '@/features/book-demo/booking/booking-store'
import { forgetBooking } from '../../../../support/unit/booking'

const connection = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)

beforeEach(forgetBooking)

it('a press without an answer is noted until the next answer', () => {
  connection(true)
  noteOutcome('submit', 'timedOut')
  expect(currentBooking().unanswered).toEqual({ call: 'submit', why: 'timedOut' })
  forgetOffline()
  expect(currentBooking().unanswered).toEqual({ call: 'submit', why: 'timedOut' })
  noteOutcome('verify', 'refused')
  expect(currentBooking().unanswered).toBeUndefined()
})

it('one without a connection is noted until there is one, and none of it is stored', () => {
  connection(false)
  noteOutcome('request', 'refused')
  expect(currentBooking().unanswered).toEqual({ call: 'request', why: 'offline' })
  forgetOffline()
  expect(currentBooking().unanswered).toBeUndefined()
  noteOutcome('submit', 'done')
  expect(currentBooking().unanswered).toBeUndefined()
  expect(sessionStorage.getItem('demo-draft')).toBeNull() // it would bring back one that was removed after 30 minutes
})

it('a booking is under way until its answer, unless another document has gone on with it', async () => {
  expect(pendingBooking()).toBeUndefined()
  await oneAtATime('submit', async () => {
    dispatch({ type: 'code-refused', code: '123456' })
    expect(pendingBooking()).toMatchObject({ details: emptyLead, pending: ['submit'], refusedCode: '123456' })
    sessionStorage.clear()
    expect(pendingBooking()).toBeUndefined()
  })
  expect(pendingBooking()).toBeUndefined()
})

it('an answer that comes late leaves the draft alone with which another document has gone on', async () => {
  dispatch({ type: 'step-changed', to: 'details' })
  const newer = JSON.stringify({
    savedAt: Date.now(),
    details: { ...emptyLead, name: 'Ravi' },
    step: 'details',
  })
  await oneAtATime('submit', async () => sessionStorage.setItem('demo-draft', newer))
  expect(sessionStorage.getItem('demo-draft')).toBe(newer)
})
