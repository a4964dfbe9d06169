import type * as english from '@/content/en/features/likes'
import type { Translated } from '@/content/translated'

/** What is said of a like beside its heart. */
export const likes: Translated<typeof english.likes> = {
  sending: 'आपकी पसंद भेजी जा रही है…',
  failed: (cause) => `आपकी पसंद गिनी नहीं गई। ${cause}`,
  timedOut: 'समय पर कोई जवाब नहीं आया: आपकी पसंद शायद गिनी गई हो, शायद नहीं।',
}
