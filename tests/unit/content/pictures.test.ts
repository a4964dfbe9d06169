import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Picture } from '@/content/pictures'

const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.ts', { eager: true })

const isPicture = (value: object): value is Picture => 'src' in value && 'width' in value && 'height' in value

/** Every picture that the words of the site name, however deep. */
function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn)
}

const pictures = [...new Map(picturesIn(modules).map((picture) => [picture.src, picture])).values()]

it('finds the pictures', () => {
  expect(pictures.length).toBeGreaterThan(40)
})

it.each(pictures)('$src is there, in the proportions that the page keeps free', ({ src, width, height }) => {
  const [path, view] = src.split('#')
  const file = `public${path}`
  expect(existsSync(file)).toBe(true)
  const ofView = view ? `<view id="${view}" ` : '<svg [^>]*'
  const pattern = new RegExp(`${ofView}viewBox="(\\S+) (\\S+) (\\S+) (\\S+)"`)
  const [, , wide, high] = pattern.exec(readFileSync(file, 'utf8'))?.slice(1) ?? []
  expect(width / height).toBeCloseTo(Number(wide) / Number(high), 2)
})
