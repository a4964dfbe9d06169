import { afterEach, describe, expect, it, vi } from 'vitest'
import { formId, readFormValues, valuesBeforeHydration } from '@/features/book-demo/form-values'

const show = (company: string, phone: string, size: string) => {
  document.body.innerHTML = `
    <form id="${formId}">
      <input name="company" value="${company}">
      <input name="phone" value="${phone}">
      <select name="role"><option value=""></option><option ${size && 'selected'}>Small</option></select>
    </form>`
  return document.querySelector('form')
}

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('the details in the page', () => {
  it('are those that stand in the fields, the phone number as it is sent', () => {
    expect(readFormValues(show('Kaveri Foods', '+91 98450 12345', 'Small'))).toEqual({
      company: 'Kaveri Foods',
      phone: '9845012345',
      enterpriseSize: 'Small',
    }) // R-DEMO-11
    expect(readFormValues(show('', '98', ''))).toEqual({ phone: '98' })
    expect(readFormValues(null)).toEqual({})
  })

  it('count before hydration, and are none where no form was prerendered', () => {
    expect(valuesBeforeHydration()).toEqual({})
    show('Kaveri Foods', '', '')
    expect(valuesBeforeHydration()).toEqual({ company: 'Kaveri Foods' })
  })

  it('are left to the draft where the browser brought them back, unless somebody types', () => {
    const cameBack = Object.assign(Object.create(null), { type: 'back_forward' })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([cameBack])
    const form = show('Kaveri Foods', '', '')
    expect(valuesBeforeHydration()).toEqual({})
    form?.querySelector('input')?.focus()
    expect(valuesBeforeHydration()).toEqual({ company: 'Kaveri Foods' })
  })
})
