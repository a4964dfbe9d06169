/** What a page carries for its scripts, and what takes their place where they are off. */
const forScripts = [
  /<template id="later-scripts">[\s\S]*?<\/template>/g,
  /\s*<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g,
  /\s*<link rel="modulepreload"[^>]*>/g,
  /\s*<link rel="preload"[^>]* as="fetch"[^>]*>/g,
  /<noscript><link [^>]*><\/noscript>/g,
]

/** A page of ours as somebody would write it by hand: the same words, pictures and styles, and no script at all. */
export function staticPage(html: string): string {
  return forScripts.reduce((page, part) => page.replace(part, ''), html)
}
