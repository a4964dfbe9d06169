/**
 * Copies a text. False where the browser refuses: in embedded views, without https, or by the
 * visitor's choice.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
