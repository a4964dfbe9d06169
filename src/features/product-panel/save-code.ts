import { openInNewTab, saveFile } from '@/browser/save-file'
import { fileName } from '@/domain/file-name'

const endings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

const save = (productId: string, code: Blob) =>
  saveFile(code, `${fileName('qr', productId)}.${endings[code.type] ?? 'png'}`)

/** Saves a code that was made here. */
export const saveMadeCode = (productId: string, svg: string): void =>
  save(productId, new Blob([svg], { type: 'image/svg+xml' }))

/** Saves the picture of a code; one that its host lets no page read opens in a tab of its own, to be saved there. */
export async function savePicture(productId: string, address: string): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`Status ${response.status}`)
    save(productId, await response.blob())
  } catch {
    openInNewTab(address)
  }
}
