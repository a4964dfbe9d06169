import { format } from '@/content/en/site/format'
import { type LeadCopy, leadFields } from '@/domain/demo/lead'

/** What the form calls each detail, and what it says of one that will not do, to the letter (R-DEMO-05 to R-DEMO-08). */
export const leadCopy: LeadCopy = {
  company: { label: 'Company Name', noun: 'company', required: 'Company name is required' },
  name: { label: 'Name', noun: 'name', required: 'Name is required' },
  phone: {
    label: 'Phone Number',
    noun: 'phone number',
    required: 'Phone number is required',
    invalid: 'Phone number must be 10 digits',
  },
  email: {
    label: 'Email',
    noun: 'email address',
    required: 'Email is required',
    invalid: 'Invalid email format',
  },
  enterpriseSize: {
    label: 'Enterprise Size',
    noun: 'enterprise size',
    required: 'Please select a user type',
    choices: { Large: 'Large', Medium: 'Medium', Small: 'Small', Micro: 'Micro' },
  },
}

/** Every detail, as a sentence names them. */
export const detailNouns = format.list(leadFields.map((field) => leadCopy[field].noun))

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** How many details are asked for, as the pages say it: 'five answers'. */
export const detailCount = `${numbers[leadFields.length]} answers`
