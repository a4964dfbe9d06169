import type * as english from '@/content/en/site/offline'
import type { Translated } from '@/content/translated'

/** While the browser has no connection. */
export const offline: Translated<typeof english.offline> = { status: 'आप ऑफ़लाइन हैं' }
