import { pageDataId } from '@/boot/page-data'
import { isRecord } from '@/domain/read-value'

/** Content types by the extension of a file of the build. */
const promised: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript$/,
  css: /^text\/css$/,
  woff2: /^(?:font\/woff2|application\/font-woff2)$/,
  svg: /^image\/svg\+xml$/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  webp: /^image\/webp$/,
}
/** Matches no content type. */
const noType = /(?!)/
const json = /^application\/(?:[\w.+-]+\+)?json$/

/** Kinds of stored answers, each with a cache of this name. */
export type AnswerKind = 'pages' | 'files' | 'pictures' | 'answers' | 'configuration'

/** The content type that something stored has to have. */
const typeOf: Readonly<Record<AnswerKind, (address: string) => RegExp>> = {
  pages: () => /^text\/html$/,
  files: (address) => promised[/\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? ''] ?? noType,
  pictures: () => /^image\//,
  answers: () => json,
  configuration: () => json,
}

/**
 * Whether an answer has the content type that its address promises: hosts and networks may answer
 * with a page instead.
 * @param address absolute
 */
export function hasPromisedType(kind: AnswerKind, address: string, headers: Headers): boolean {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return typeOf[kind](address).test(type)
}

/** Whether HTML is a page of this site, not a network's login page. */
export const isOurPage = (html: string) => html.includes(`id="${pageDataId}"`)

/** Whether a text is JSON with a list in one of these fields. */
export function hasList(text: string, fields: readonly string[]): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) && fields.some((field) => Array.isArray(answer[field]))
  } catch {
    return false
  }
}
