import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '@/browser/storage/storage'
import { labelMaker } from '@/content/en/features/label-maker'
import { nameLimit } from '@/drawing/label'
import { useLabel } from '@/features/label-maker/use-label'

const [honey] = labelMaker.honeys[0]
const [jar] = labelMaker.jars[0]
const open = () => renderHook(useLabel).result

describe('the label that is being made', () => {
  beforeEach(() => sessionStorage.clear())

  it('is there again after a reload', () => {
    const label = open()
    act(() => label.current[1]({ name: 'Kaveri', honey, jar }))
    expect(open().current[0]).toEqual({ name: 'Kaveri', honey, jar })
  })

  it('stores a change once, also where React works it out twice', () => {
    const { result } = renderHook(useLabel, { wrapper: StrictMode })
    const write = vi.spyOn(tabStorage, 'write')
    act(() => result.current[1]({ name: 'Kaveri' }))
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('takes a change on top of the one before, also where both come at once', () => {
    const label = open()
    act(() => {
      label.current[1]({ name: 'Kaveri' })
      label.current[1]({ jar })
    })
    expect(label.current[0]).toMatchObject({ name: 'Kaveri', jar })
  })

  it('has its name in one line, within the limit', () => {
    const label = open()
    act(() => label.current[1]({ name: `Kaveri\n${'x'.repeat(2 * nameLimit)}` }))
    expect(label.current[0].name).toMatch(/^Kaveri x+$/)
    expect(label.current[0].name.length).toBeLessThanOrEqual(nameLimit)
  })

  it.each(['not JSON', 'null', '{"name":5}', '{"name":"A","honey":"none","jar":"six-sided"}'])(
    'begins anew where what is stored is no label: %s',
    (stored) => {
      const first = open().current[0]
      sessionStorage.setItem('label', stored)
      expect(open().current[0]).toEqual(first)
    },
  )
})
