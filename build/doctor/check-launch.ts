import type { RuntimeConfig } from '../../src/config/runtime-config'
import { textsIn } from '../config-file'
import { doubtful, type Finding, good } from './finding'

/** Names that the shipped files have in place of an operator's own. */
const placeholderName =
  /^(?:network|client|business|parent|vertical|consumer-admin)-id$|^(?:client-secret|service-user|developer-account)$/

export function placeholderFindings(siteUrl: string, config: RuntimeConfig, mark: '⚠' | '✖'): Finding[] {
  const fields = [...textsIn(config), ['VITE_SITE_URL', siteUrl] as const]
  const standing = fields
    .filter(([, text]) => placeholderName.test(text) || isExample(text))
    .map(([field]) => field)
  if (standing.length === 0) return [good('No placeholder is left.')]
  const text = `Placeholders still stand in ${standing.length} fields: ${standing.join(', ')}.`
  return [{ mark, text }]
}

/** Hosts under `.example` belong to nobody. */
export const isExample = (text: string) => /^(?:https?:\/\/|[^@\s]+@)[^/?#]*\.example(?:[:/?#]|$)/i.test(text)

/** What a site needs before visitors come, and can be built without. */
export function launchFindings({ legal, maps, clientSecret }: RuntimeConfig): Finding[] {
  const key = maps.key
  return [
    legal.approved
      ? good(`Terms and privacy were approved on ${legal.approved}.`)
      : doubtful('legal.approved is empty: terms and privacy say that they are drafts.'),
    legal.fssai
      ? good('The food licence number will be shown.')
      : doubtful('legal.fssai is empty: sellers of food in India have to show their licence number.'),
    key === ''
      ? doubtful('maps.key is empty: map pages show their lists beside a sketch of India.')
      : /^AIza[\w-]{35}$/.test(key)
        ? good('maps.key has the form of a Google Maps key.')
        : doubtful('maps.key has not the form of a Google Maps key (AIza and 35 more characters).'),
    ...(clientSecret ? [] : [doubtful('clientSecret is empty: one-time codes cannot be sent without it.')]),
  ]
}
