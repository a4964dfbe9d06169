import type * as english from '@/content/en/site/offline'
import type { Words } from '@/content/words'

/** While the browser has no connection. */
export const offline: Words<typeof english.offline> = { status: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ' }
