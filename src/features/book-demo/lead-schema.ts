import { object, string } from 'yup'
import { normalisePhone } from '@/domain/lead'

const digits = /^\d{10}$/

/** yup takes `a@b` for an address; nobody can be reached at one without a domain. */
const withDomain = /@.+\..+/

/**
 * The rules of the details, each with its message (R-DEMO-05 to R-DEMO-08); `cast` gives the details as they are
 * sent. Blanks around an answer do not count, and an empty answer is told that it is required, nothing else.
 */
export const leadSchema = object({
  company: string().trim().required('Company name is required'),
  name: string().trim().required('Name is required'),
  phone: string()
    .trim()
    .transform(normalisePhone)
    .required('Phone number is required')
    .matches(digits, { message: 'Phone number must be 10 digits', excludeEmptyString: true }),
  email: string()
    .trim()
    .required('Email is required')
    .email('Invalid email format')
    .matches(withDomain, { message: 'Invalid email format', excludeEmptyString: true }),
  role: string().required('Please select a user type'),
})
