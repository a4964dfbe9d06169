import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LegalPart } from '@/components/sections/legal/LegalPart'
import { setRuntimeConfig } from '@/config/runtime-config'
import { legal } from '@/content/en/site/legal'
import { testConfig } from '../../../support/data/test-config'

afterEach(cleanup)

const config = testConfig('http://localhost')
const contact = { phone: '+91 80 0000 0000', email: 'hello@honey.example' }
const grievance = { name: 'Leela Thomas', email: 'privacy@honey.example' }

/** What a part says of whom to reach, its links as they are read. */
function reach(of: 'general' | 'grievance', given: Partial<typeof config>) {
  setRuntimeConfig({ ...config, ...given })
  const { container } = render(<LegalPart id="contact" heading="How to reach us" contact={of} />)
  return container.querySelector('section')?.textContent
}

const facts = (person: typeof grievance) => ({
  contact: { ...config.contact, ...contact },
  legal: { ...config.legal, grievance: person },
})

it.each([
  ['terms name the contact alone', 'general', grievance, 'Phone: +91 80 0000 0000Email: hello@honey.example'],
  [
    'the privacy policy names the person to write to about data',
    'grievance',
    grievance,
    'Leela ThomasPhone: +91 80 0000 0000Email: privacy@honey.example',
  ],
  [
    'without a person it names the contact',
    'grievance',
    { name: '', email: '' },
    'Phone: +91 80 0000 0000Email: hello@honey.example',
  ],
] as const)('%s', (_, of, person, text) => {
  expect(reach(of, facts(person))).toBe(text)
})

it('says so where the configuration has neither', () => {
  expect(reach('grievance', { contact: { ...config.contact, phone: '', email: '' } })).toBe(legal.noContact)
  expect(screen.queryByRole('link')).toBeNull()
})
