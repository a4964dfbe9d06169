import { describe, expect, it } from 'vitest'
import type { Lead } from '@/domain/demo/lead'
import { leadSchema } from '@/features/book-demo/lead-schema'
import { lead } from '../../../support/data/lead'

async function messagesFor(details: Partial<Lead>): Promise<string[]> {
  const refused = leadSchema.validate({ ...lead, ...details }, { abortEarly: false })
  return refused.then(
    () => [],
    ({ errors }: { errors: string[] }) => errors,
  )
}

describe('the details', () => {
  it('are accepted when each of them is right', async () => {
    expect(await messagesFor({})).toEqual([])
  })

  it.each(['', '   ', '\u200b', ' \u200e '])('are each required, and %j is none', async (blank) => {
    expect(await messagesFor({ company: blank })).toEqual(['Company name is required'])
    expect(await messagesFor({ name: blank })).toEqual(['Name is required'])
    expect(await messagesFor({ phone: blank })).toEqual(['Phone number is required'])
    expect(await messagesFor({ email: blank })).toEqual(['Email is required']) // R-DEMO-05
  })

  it('need a size', async () => {
    expect(await messagesFor({ enterpriseSize: '' })).toEqual(['Please select a user type']) // R-DEMO-08
  })

  it.each(['987654321', '98765432101', '98765abcde', '+4498765432', '९८७६५'])(
    'refuse the phone number %s',
    async (phone) => {
      expect(await messagesFor({ phone })).toEqual(['Phone number must be 10 digits'])
    },
  )

  it.each(['+91 98450 12345', '0091-9845012345', '919845012345', '09845012345', '(98450) 12345'])(
    'take the phone number %s, and give it as it is sent',
    async (phone) => {
      expect(await messagesFor({ phone })).toEqual([])
      expect(leadSchema.cast({ ...lead, company: ' Kaveri Foods ', phone })).toEqual(lead) // R-DEMO-06 R-DEMO-11
    },
  )

  it.each(['\u202aananya@kaveri.in\u200b', '\u200e ananya@kaveri.in', 'ananya@kaveri.in \u200f'])(
    'take an e-mail address without the invisible marks that were copied along: %j',
    async (email) => {
      expect(await messagesFor({ email })).toEqual([])
      expect(leadSchema.cast({ ...lead, email })).toEqual(lead)
    },
  )

  it.each(['a@', 'a', '@b.in', 'a b@c.in'])('refuse the e-mail address %s', async (email) => {
    expect(new Set(await messagesFor({ email }))).toEqual(new Set(['Invalid email format'])) // R-DEMO-07
  })

  it('refuse an e-mail address without a whole domain', async () => {
    expect(await messagesFor({ email: 'a@b' })).toEqual(['Invalid email format'])
  })
})
