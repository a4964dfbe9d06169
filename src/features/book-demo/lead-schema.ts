import { leadCopy } from '@content/features/lead'
import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik'
import { object, type StringSchema, string, ValidationError } from 'yup'
import { fieldOf, type Lead, mapFields } from '@/domain/demo/lead'
import { isPhone, normalizePhone } from '@/domain/share/phone'

/** yup takes `a@b` for an address; nobody can be reached at one without a domain. */
const withDomain = /@.+\..+/

/** What each format asks of a detail; an empty one is told that it is required, and nothing else. */
const rules = {
  phone: (schema: StringSchema, message: string) =>
    schema.transform(normalizePhone).test('phone', message, (text) => !text || isPhone(text)),
  /** Without the invisible marks that chats and address books copy along. */
  email: (schema: StringSchema, message: string) =>
    schema
      .transform((text: string) => text.replace(/\p{Cf}/gu, '').trim())
      .email(message)
      .matches(withDomain, { message, excludeEmptyString: true }),
}

/** A detail without the blanks around it; blanks and invisible marks alone are none. */
const trimmed = string().transform((text: string) => (/[^\s\p{Cf}]/u.test(text) ? text.trim() : ''))

/**
 * The rules of the details, each with its message (R-DEMO-05 to R-DEMO-08); `cast` gives the details as they are
 * sent, without blanks around them.
 */
export const leadSchema = object(
  mapFields((field) => {
    const { format } = fieldOf(field)
    const { required, invalid = required } = leadCopy[field]
    return (format ? rules[format](trimmed, invalid) : trimmed).required(required)
  }),
)

/** The message of each field whose detail will not do. */
export async function faultsOf(lead: Lead): Promise<FormikErrors<Lead>> {
  try {
    await validateYupSchema(lead, leadSchema)
    return {}
  } catch (cause) {
    if (cause instanceof ValidationError) return yupToFormErrors(cause)
    throw cause
  }
}
