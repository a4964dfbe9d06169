import { expect, it } from 'vitest'
import { demoJson, emptyLead, fieldOf, leadFields, otpBody } from '@/domain/demo/lead'

const lead = Object.assign({}, ...leadFields.map((field) => ({ [field]: `the ${field}` })))

it('asks for the five details in the order of the form', () => {
  expect(leadFields).toEqual(['company', 'name', 'phone', 'email', 'enterpriseSize']) // R-DEMO-01
  expect(fieldOf('enterpriseSize').choices).toEqual(['Large', 'Medium', 'Small', 'Micro']) // R-DEMO-02
  expect(emptyLead).toEqual({ company: '', name: '', phone: '', email: '', enterpriseSize: '' })
})

it('goes whole into both payloads, where the size is called as each of them has it, and nothing beside it does', () => {
  const { enterpriseSize, ...rest } = lead
  expect(otpBody({ ...lead, extra: 'dropped' })).toEqual({ ...rest, role: enterpriseSize }) // R-DEMO-12
  expect(demoJson({ ...lead, extra: 'dropped' })).toEqual(lead) // R-OTP-18
})
