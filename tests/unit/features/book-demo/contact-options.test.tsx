import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { emptyLead } from '@/domain/demo/lead'
import { ContactOptions } from '@/features/book-demo/steps/ContactOptions'
import { testConfig } from '../../../support/data/test-config'

afterEach(cleanup)

it.each([
  ['+91 80 0000 0000', 'demo@hivefield.example', ['WhatsApp', 'Call +91 80 0000 0000', 'E-mail']],
  ['', 'demo@hivefield.example', ['E-mail']],
  ['+91 80 0000 0000', '', ['WhatsApp', 'Call +91 80 0000 0000']],
  ['', '', []],
])(
  'with the phone %j and the e-mail address %j in the configuration the ways out are %j',
  (phone, email, ways) => {
    const config = testConfig('http://localhost')
    setRuntimeConfig({ ...config, contact: { ...config.contact, phone, email } })
    render(<ContactOptions lead={emptyLead} open />)
    expect(
      screen
        .queryAllByRole('link')
        .map(({ firstChild, lastChild }) => (lastChild ?? firstChild)?.textContent),
    ).toEqual(ways)
    expect(screen.queryAllByRole('heading')).toHaveLength(ways.length > 0 ? 1 : 0)
  },
)
