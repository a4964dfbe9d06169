/** A disabled link marks a style sheet whose rules are inlined. */
const styleMarks = /<link rel="stylesheet"[^>]* disabled>/g

/** Paths of the site's own files that the HTML of a page needs, each once; of a sprite without its view. */
export const filesInHtml = (html: string): string[] => [
  ...new Set(
    Array.from(
      html.replace(styleMarks, '').matchAll(/\s(?:src|href|srcset)="(\/(?:assets|images)\/[^"?#\s]+)["#]/gi),
      ([, path = '']) => path,
    ),
  ),
]
