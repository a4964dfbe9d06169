import { describe, expect, it } from 'vitest'
import { emptyLead, type Lead } from '@/domain/demo/lead'
import { mailLink, whatsAppLink } from '@/domain/share/message-links'
import { contactMessage } from '@/features/book-demo/contact-message'

const opening = 'Hello, I would like to book a demo. The form on your site did not go through.'
const lead: Lead = {
  company: ' Kaveri & Sons #1 ',
  name: 'Ananya Rao',
  phone: '098450 12345',
  email: 'ananya@kaveri.in',
  enterpriseSize: 'Small',
}

describe('the message of a way out', () => {
  it('holds what was typed, a line each, the number with its country', () => {
    expect(contactMessage(lead).split('\n')).toEqual([
      opening,
      'Company Name: Kaveri & Sons #1',
      'Name: Ananya Rao',
      'Phone Number: +91 9845012345',
      'Email: ananya@kaveri.in',
      'Enterprise Size: Small',
    ])
  })

  it('leaves out what was not, and takes a number that is none as it is', () => {
    expect(contactMessage(emptyLead)).toBe(opening)
    expect(contactMessage({ ...emptyLead, phone: '98' })).toBe(`${opening}\nPhone Number: 98`)
  })

  it('cuts what no address would hold, and goes into one whatever is in it', () => {
    const message = contactMessage({ ...lead, company: `\ud83c${'x'.repeat(5000)}?&body=` })
    expect(message.length).toBeLessThan(500)
    expect(new URL(whatsAppLink(message, '98450 12345')).searchParams.get('text')).toContain('Ananya Rao')
    expect(mailLink('Demo request', contactMessage(lead), 'hello@hivefield.example')).toContain(
      'Kaveri%20%26%20Sons%20%231%0D%0AName',
    )
  })
})
