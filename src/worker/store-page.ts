import { languagePrefix } from '@/config/languages'
import { fileKind } from '@/worker-messages/file-kind'
import type { HandoverMessage } from '@/worker-messages/messages'
import { filesInHtml } from './files-in-html'
import { readCache } from './read-cache'
import { pageKey } from './rules'
import type { ExtendableEvent } from './scope'
import { currentSettings } from './settings'
import { storeShellOf } from './shell'
import { store } from './strategies'
import { mayStore } from './switch-off'

/**
 * Caches an opened page with the files in its HTML, those fetched since, and the offline page of
 * its language.
 */
export async function storePage(
  path: string,
  files: readonly string[],
  event: ExtendableEvent,
): Promise<void> {
  if (!(await mayStore())) return
  const answer = await fetch(path)
  const html = await answer.clone().text()
  await Promise.all([...new Set([...filesInHtml(html), ...files])].map((file) => storeFile(file, event)))
  await store('pages', pageKey(path), answer, event)
  await storeShellOf(languagePrefix(path))
}

async function storeFile(path: string, event: ExtendableEvent): Promise<void> {
  const kind = fileKind(path) ?? 'pictures' // a product's may have any path
  const address = new URL(path, location.origin).href
  if (await readCache(kind, address)) return
  const answer = await fetch(address).catch(() => undefined)
  if (answer) await store(kind, address, answer, event)
}

/** Caches the answer to a list that was fetched before this worker was there. */
export async function storeHandedOver(
  { answerTo, body }: HandoverMessage,
  event: ExtendableEvent,
): Promise<void> {
  if (!(await currentSettings())?.offline) return
  const headers = { 'content-type': 'application/json' }
  await store('answers', answerTo, new Response(body, { headers }), event)
}
