import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildFolders } from '../../build/folders.mjs'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('the licence texts of libraries and fonts lie in the build', () => {
  const texts = readFileSync(join(buildFolders().dist, 'licences.txt'), 'utf8')
  // react-router-dom only passes on what react-router is.
  const dependencies = Object.keys(json('package.json').dependencies).filter(
    (name) => name !== 'react-router-dom',
  )
  const libraries = [...dependencies, 'react-router', 'workbox-core']
  expect(libraries.filter((name) => !texts.includes(`## ${name} - `))).toEqual([])
  expect(texts).toContain('Permission is hereby granted, free of charge')
  expect(texts).toContain('SIL OPEN FONT LICENSE')
  for (const font of ['Fraunces', 'Figtree']) expect(texts).toContain(`The ${font} Project Authors`)
})

test('no page of ours has wrangler fetched', () => {
  for (const page of [
    'README.md',
    'docs/operating.md',
    'deploy/wrangler.jsonc',
    'docs/decisions/0013-hosting.md',
  ])
    expect(readFileSync(page, 'utf8'), page).not.toMatch(/npx wrangler/)
})

test('an environment file of one machine alone stays out of Git', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.env*.local')
})
