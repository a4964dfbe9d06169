import { expect, it } from 'vitest'
import { latinDigits } from '@/domain/format/latin-digits'

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['೦೧೨೩೪೫೬೭೮೯', '0123456789'],
  ['98 ४५0 ೧2', '98 450 12'],
  ['₹३२०', '₹320'],
  ['शहद ಜೇನು', 'शहद ಜೇನು'],
])('%s counts as %s', (typed, read) => expect(latinDigits(typed)).toBe(read))
