import { describe, expect, it } from 'vitest'
import { type AnswerKind, hasList, hasPromisedType } from '@/worker/response-checks'

const has = (kind: AnswerKind, path: string, type?: string) =>
  hasPromisedType(kind, `https://hivefield.example${path}`, new Headers(type ? { 'content-type': type } : {}))

describe('a content type', () => {
  it.each<[AnswerKind, string, string]>([
    ['files', '/assets/a-1.js', 'text/javascript'],
    ['files', '/assets/a-1.js?x', 'application/javascript; charset=utf-8'],
    ['files', '/assets/a-1.css', 'text/css'],
    ['files', '/assets/a-1.woff2', 'font/woff2'],
    ['files', '/assets/previews/a.png', 'image/png'],
    ['pictures', '/images/hero.svg', 'image/svg+xml'],
    ['pages', '/farmers', 'text/html;charset=utf-8'],
    ['answers', '/sites/a', 'Application/JSON'],
    ['configuration', '/config.json', 'application/vnd.x+json'],
  ])('%s: %s may be %s', (kind, path, type) => {
    expect(has(kind, path, type)).toBe(true)
  })

  it.each<[AnswerKind, string, string | undefined]>([
    ['files', '/assets/a-1.js', 'text/html'],
    ['files', '/assets/a-1.js', 'application/json'],
    ['files', '/assets/a-1.css', 'text/javascript'],
    ['files', '/assets/a-1', 'text/javascript'],
    ['files', '/assets/a-1.js', undefined],
    ['pictures', '/images/hero.svg', 'text/html'],
    ['pages', '/farmers', 'application/json'],
    ['answers', '/sites/a', 'text/html'],
    ['configuration', '/config.json', 'text/json-but-not'],
  ])('%s: %s may not be %s', (kind, path, type) => {
    expect(has(kind, path, type)).toBe(false)
  })
})

it('a list is JSON with a list in a field that is its own', () => {
  expect(hasList('{"sites":[],"more":1}', ['products', 'sites'])).toBe(true)
  for (const text of ['{"sites":{}}', '{"users":[]}', '[]', 'null', '', '<html>'])
    expect(hasList(text, ['sites'])).toBe(false)
})
