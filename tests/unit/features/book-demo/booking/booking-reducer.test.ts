import { describe, expect, it } from 'vitest'
import { emptyLead } from '@/domain/demo/lead'
import { emptyCode } from '@/domain/demo/one-time-code'
import { type BookingAction, bookingReducer, noBooking } from '@/features/book-demo/booking/booking-reducer'

const lead = { ...emptyLead, phone: '9845012345' }
const stateAfter = (...actions: BookingAction[]) => actions.reduce(bookingReducer, noBooking)
const sent: BookingAction = { type: 'code-sent', lead, lockedUntil: 60 }
const wentTo = (to: 'details' | 'code'): BookingAction => ({ type: 'step-changed', to })

describe('the step of a booking', () => {
  it('is the code once it is sent, and the one that the visitor goes to', () => {
    expect(stateAfter(sent)).toMatchObject({ step: 'code', moved: true })
    expect(stateAfter(sent, wentTo('details')).step).toBe('details')
    expect(stateAfter(sent, wentTo('details'), wentTo('code')).step).toBe('code')
  })

  it('is the details while there is no code to enter', () => {
    expect(stateAfter(wentTo('code')).step).toBe('details')
  })

  it('stays as it is where the visitor stays, and nothing is announced', () => {
    expect(stateAfter(wentTo('details')).moved).toBe(false)
  })

  it('is the thanks in the end', () => {
    expect(stateAfter(sent, { type: 'finished' }, wentTo('details')).step).toBe('done')
  })
})

describe('a press', () => {
  it('is under way until it is answered, and takes back what was said of an earlier one', () => {
    const failed: BookingAction = { type: 'failed', failure: 'other' }
    const resending = stateAfter(sent, failed, { type: 'call-started', call: 'resend' })
    expect(resending).toMatchObject({ pending: ['resend'], failure: undefined, failureCount: 1 })
    const verifying = bookingReducer(resending, { type: 'call-started', call: 'verify' })
    expect(bookingReducer(verifying, { type: 'call-ended', call: 'resend' }).pending).toEqual(['verify'])
    expect(bookingReducer(verifying, { type: 'finished' }).pending).toEqual([])
  })
})

describe('a code', () => {
  it('is locked from when it is sent, and anew each time the visitor opens its screen', () => {
    const opened: BookingAction = { type: 'code-opened', lockedUntil: 90 }
    expect(stateAfter(sent, opened).sent?.lockedUntil).toBe(60) // R-OTP-08
    expect(stateAfter(sent, opened, wentTo('details'), opened).sent?.lockedUntil).toBe(90)
    expect(stateAfter(sent, { type: 'resend-locked', lockedUntil: 75 }).sent?.lockedUntil).toBe(75) // R-OTP-09
  })

  it('is accepted for the details that it was sent for, not for later ones', () => {
    expect(stateAfter(sent, { type: 'code-accepted', lead }).sent?.accepted).toBe(true)
    expect(stateAfter(sent, { type: 'code-accepted', lead: { ...lead } }).sent?.accepted).toBe(false)
  })

  it('that was refused is forgotten with the next one that is asked for', () => {
    const refused: BookingAction = { type: 'code-refused', code: '123456' }
    expect(stateAfter(sent, refused).refusedCode).toBe('123456')
    for (const next of [sent, { type: 'resend-locked', lockedUntil: 75 }] as const)
      expect(stateAfter(sent, refused, next).refusedCode).toBe('')
  })

  it('starts with empty boxes, and counts failures from none', () => {
    const failed = stateAfter({ type: 'failed', failure: 'submission' }, { type: 'failed' })
    expect(failed).toMatchObject({ failureCount: 2, failure: 'submission' })
    const typed: BookingAction = { type: 'code-typed', change: (boxes) => boxes.with(0, '1') }
    expect([failed].map((state) => bookingReducer(bookingReducer(state, typed), sent))).toEqual([
      expect.objectContaining({ failureCount: 0, boxes: emptyCode }),
    ])
    expect(stateAfter(typed).boxes[0]).toBe('1')
  })
})
