/** Copies a text. Browsers refuse it in embedded views, without https, or because the visitor said so: then false. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
