import { hashSource, stylePolicy } from './content-policies'

/**
 * A page with the policy of its own styles as the first element of its head, where it holds for all
 * that follows. So a page brings what its styles need, whichever build's headers it comes with
 * (docs/decisions/0013-hosting.md).
 */
export function withStylePolicy(html: string): string {
  const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style = '']) => style)
  const policy = stylePolicy([...new Set(styles.map(hashSource))])
  return html.replace(
    /<head>\s*/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    `,
  )
}
