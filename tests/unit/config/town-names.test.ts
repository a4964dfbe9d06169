import { expect, it } from 'vitest'
import { townNames } from '@/config/town-names'
import { foldText } from '@/domain/fold-text'

it('every row has two names or more, and no name stands in two rows', () => {
  expect(townNames.filter((row) => row.length < 2)).toEqual([])
  const names = townNames.flat().map(foldText)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
