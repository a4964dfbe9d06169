/** Offers a file that was made here for saving. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers only begin to read it after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), minute)
}

const minute = 60_000
