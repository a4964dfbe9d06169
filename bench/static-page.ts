/** What a page carries for its scripts: the scripts, their preloads and data, and what they bring styles for. */
const forScripts = [
  /<template id="later-scripts">[\s\S]*?<\/template>/g,
  /\s*<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g,
  /\s*<link rel="modulepreload"[^>]*>/g,
  /\s*<link rel="preload"[^>]* as="fetch"[^>]*>/g,
]

/** A page of ours as somebody would write it by hand: the same words, pictures and styles, and no script at all. */
export function staticPage(html: string): string {
  return forScripts.reduce((page, part) => page.replace(part, ''), html)
}
