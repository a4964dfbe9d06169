/** Longest name of a file, in characters, without its ending. */
const limit = 80

/** A name that every system takes: 'Raw Honey', 'qr', '' → 'raw-honey-qr'; '' where no Latin letter or digit is in it. */
export function fileName(...parts: readonly string[]): string {
  const words = parts.map((part) =>
    part
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, ''),
  )
  return words
    .filter((word) => word !== '')
    .join('-')
    .slice(0, limit)
    .replace(/-+$/, '')
}
