import { openInNewTab, saveFile } from '@/browser/save-file'
import { runtimeConfig } from '@/config/runtime-config'
import { fileName } from '@/domain/format/file-name'

const endings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

const save = (productId: string, code: Blob) =>
  saveFile(code, `${fileName('qr', productId)}.${endings[code.type] ?? 'png'}`)

/** Saves a QR code that was made here. */
export const saveQrCode = (productId: string, svg: string): void =>
  save(productId, new Blob([svg], { type: 'image/svg+xml' }))

/**
 * Whether the page may fetch an address: the policy lets it ask the site and the endpoints' hosts,
 * and shows pictures of others.
 */
function mayBeFetched(address: string): boolean {
  const originOf = (text: string) => new URL(text, location.origin).origin
  return ['/', ...Object.values(runtimeConfig().endpoints)].map(originOf).includes(originOf(address))
}

/** Saves the picture of a QR code; one that the page may not read opens in a new tab, to be saved there. */
export async function savePicture(productId: string, address: string): Promise<void> {
  if (!mayBeFetched(address)) return openInNewTab(address)
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`Status ${response.status}`)
    save(productId, await response.blob())
  } catch {
    openInNewTab(address)
  }
}
