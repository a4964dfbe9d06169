import { fileKind } from '../worker-messages/file-kind' // Vite's configuration reads this, without aliases

/** A disabled link marks a style sheet whose rules are inlined. */
const styleMarks = /<link rel="stylesheet"[^>]* disabled>/g

/** Paths of the site's own files that the HTML of a page needs, each once; of a sprite without its view. */
export const filesInHtml = (html: string): string[] => [
  ...new Set(
    Array.from(
      html.replace(styleMarks, '').matchAll(/\s(?:src|href|srcset)="(\/[^"?#\s]+)["#]/gi),
      ([, path = '']) => path,
    ).filter(fileKind),
  ),
]
