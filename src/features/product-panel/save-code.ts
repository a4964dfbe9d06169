import { openInNewTab, saveFile } from '@/browser/save-file'
import { type QrDrawing, qrFile } from './qr-drawing'

const endings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** 'qr-HNY-001.svg': what no file system takes in a name is left out of the product's id. */
export const codeFileName = (productId: string, type: string) =>
  `qr-${productId.replace(/[^\w-]+/g, '-').slice(0, 80)}.${endings[type] ?? 'png'}`

/** Saves a code that was drawn here. */
export function saveDrawing(productId: string, drawing: QrDrawing): void {
  const type = 'image/svg+xml'
  saveFile(new Blob([qrFile(drawing)], { type }), codeFileName(productId, type))
}

/** Saves the picture of a code; one that its host lets no page read opens in a tab of its own, to be saved there. */
export async function savePicture(productId: string, address: string): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`Status ${response.status}`)
    const picture = await response.blob()
    saveFile(picture, codeFileName(productId, picture.type))
  } catch {
    openInNewTab(address)
  }
}
