import { describe, expect, it } from 'vitest'
import { emptyLead } from '@/domain/demo/lead'
import { emptyCode } from '@/domain/demo/one-time-code'
import {
  type BookingAction,
  type BookingState,
  bookingReducer,
  stepOf,
} from '@/features/book-demo/booking/booking-reducer'

const lead = { ...emptyLead, phone: '9845012345' }
const begun: BookingState = {
  sent: undefined,
  boxes: emptyCode,
  failure: undefined,
  failures: 0,
  pinned: undefined,
  moved: false,
  justSent: false,
  done: false,
}
const stateAfter = (...actions: BookingAction[]) => actions.reduce(bookingReducer, begun)
const sent: BookingAction = { type: 'code-sent', lead, lockedUntil: 60 }

describe('the step of a booking', () => {
  it('is the code from when it is sent, before its entry in the history is there', () => {
    expect(stepOf(begun, false)).toBe('details')
    expect(stepOf(begun, true)).toBe('details') // Forward, and no code any more
    expect(stepOf(stateAfter(sent), false)).toBe('code')
  })

  it('goes by the history once the visitor goes back or forward', () => {
    const back = stateAfter(sent, { type: 'went' })
    expect(stepOf(back, false)).toBe('details')
    expect(stepOf(back, true)).toBe('code')
    expect(stepOf(stateAfter(sent, { type: 'went' }, { type: 'code-wanted' }), false)).toBe('code')
  })

  it('is the details for whoever was typing on arrival, until they want the code', () => {
    const typing: BookingState = { ...stateAfter(sent), pinned: 'details' }
    expect(stepOf(typing, true)).toBe('details')
    expect(stepOf(bookingReducer(typing, { type: 'code-wanted' }), true)).toBe('code')
  })

  it('is the thanks in the end', () => {
    expect(stepOf(stateAfter(sent, { type: 'finished' }), true)).toBe('done')
  })
})

describe('a code', () => {
  it('is locked from when it is sent, and anew each time the visitor opens its screen', () => {
    const opened: BookingAction = { type: 'code-opened', lockedUntil: 90 }
    expect(stateAfter(sent, opened).sent?.lockedUntil).toBe(60) // R-OTP-08
    expect(stateAfter(sent, opened, { type: 'went' }, opened).sent?.lockedUntil).toBe(90)
    expect(stateAfter(sent, { type: 'resend-locked', lockedUntil: 75 }).sent?.lockedUntil).toBe(75) // R-OTP-09
  })

  it('is accepted for the details that it was sent for, not for later ones', () => {
    expect(stateAfter(sent, { type: 'code-accepted', lead }).sent?.accepted).toBe(true)
    expect(stateAfter(sent, { type: 'code-accepted', lead: { ...lead } }).sent?.accepted).toBe(false)
  })

  it('starts with empty boxes, and counts failures from none', () => {
    const failed = stateAfter({ type: 'failed', failure: 'submission' }, { type: 'failed' })
    expect(failed).toMatchObject({ failures: 2, failure: 'submission' })
    expect(bookingReducer(failed, { type: 'submitted' })).toMatchObject({ failures: 2, failure: undefined })
    const typed: BookingAction = { type: 'code-typed', change: (boxes) => boxes.with(0, '1') }
    expect([failed].map((state) => bookingReducer(bookingReducer(state, typed), sent))).toEqual([
      expect.objectContaining({ failures: 0, boxes: emptyCode }),
    ])
    expect(stateAfter(typed).boxes[0]).toBe('1')
  })
})
