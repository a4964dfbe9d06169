import { expect, it } from 'vitest'
import { honeyLabel } from '@/domain/honey-colour'

it.each([
  ['Mustard Blossom Honey, 500 g', 'Mustard Blossom', ' Honey, 500 g'],
  ['Jamun honey', 'Jamun', ' honey'],
  ['Cut comb', 'Cut comb', ''],
  ['Honey', 'Honey', ''],
])('%s is called %s among honeys', (name, label, rest) => {
  expect(honeyLabel(name)).toEqual({ label, rest })
})
