import { readdirSync, writeFileSync } from 'node:fs'
import { lookFolder } from './look-folder'

/** Writes `look/index.html`, where every picture stands beside its other widths. */
export default function leafThrough(): void {
  const names = [...new Set(pictures().map((file) => file.replace(/-\d+\.png$/, '')))].sort()
  const rows = names.map((name) => {
    const widths = pictures().filter((file) => file.replace(/-\d+\.png$/, '') === name)
    const images = widths.map(
      (file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`,
    )
    return `<section><h2>${name}</h2><div>${images.join('')}</div></section>`
  })
  const style =
    'body{font:16px system-ui;margin:2rem;background:#eee}div{display:flex;gap:1rem;align-items:start;overflow:auto}img{max-height:80vh;border:1px solid #999}'
  writeFileSync(
    `${lookFolder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Look</title><style>${style}</style>${rows.join('')}`,
  )
  console.log('Open look/index.html to leaf through.')
}

/** Widths from narrow to wide. */
function pictures(): string[] {
  const width = (file: string) => Number(/-(\d+)\.png$/.exec(file)?.[1] ?? 0)
  return readdirSync(lookFolder)
    .filter((file) => file.endsWith('.png'))
    .sort((a, b) => width(a) - width(b))
}
