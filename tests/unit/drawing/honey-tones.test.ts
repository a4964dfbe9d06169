import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { honeyTones } from '@/drawing/honey-tones'

it('has the tones that the style sheets draw honeys with, in the same order', () => {
  const [, list = ''] = /\$honeys: (.*?);/.exec(readFileSync('src/styles/mixins/_tones.scss', 'utf8')) ?? []
  const honeys = list.split(', ')
  const lit = Object.values(honeyTones).map((tones) => tones.lit)
  expect(honeys).toHaveLength(7)
  expect(lit.filter((tone) => honeys.includes(tone))).toEqual(honeys)
})
