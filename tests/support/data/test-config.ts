import { accountAt } from '../../../platform/account'

/** `public/config.json` as it stands, its calls made to one server. */
export const testConfig = accountAt
