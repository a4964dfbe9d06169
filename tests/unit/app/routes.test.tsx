import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Root } from '@/app/Root'
import { isNotFound } from '@/app/routes'
import { readConfig } from '@/config/read-config'
import { setRuntimeConfig } from '@/config/runtime-config'
import { localConfig } from '../../support/data/configuration'
import { expectConsole } from '../../support/unit/expected-console'

afterEach(cleanup)

const withBreak = ['/farmers%0A', '/a%0Db/c', '/%E2%80%A8', '/a%E2%80%A9b']

it.each(['/nope', ...withBreak])('%s leads to no page', (path) => expect(isNotFound(path)).toBe(true))

it('a path with a line break, which no route matches, is not blank', async () => {
  expectConsole('warn', 'No routes matched') // React Router's own, for developers
  setRuntimeConfig(readConfig(localConfig()).config)
  render(
    <MemoryRouter initialEntries={['/farmers%0A']}>
      <Root />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('banner')).toBeDefined()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'Page not found')
})
