import type * as english from '@/content/en/features/likes'
import type { Words } from '@/content/words'

/** What is said of a like beside its heart. */
export const likes: Words<typeof english.likes> = {
  sending: 'आपकी पसंद भेजी जा रही है…',
  failed: (cause) => `आपकी पसंद गिनी नहीं गई। ${cause}`,
}
