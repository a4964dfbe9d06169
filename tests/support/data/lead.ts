import type { Lead } from '@/domain/demo/lead'

/** A lead that the rules of the form and the local platform accept. */
export const lead: Lead = {
  company: 'Kaveri Foods',
  name: 'Ananya Rao',
  phone: '9845012345',
  email: 'ananya@kaveri.in',
  enterpriseSize: 'Small',
}
