// `npm run fonts`: cuts the faces of src/fonts/ anew, for the words that the site has by now.
import { readFile, writeFile } from 'node:fs/promises'
import { compress } from 'wawoff2'
import { readOptions } from '../commands/command-line.mjs'
import { reportFailure, say } from '../commands/say.mjs'
import { faces, fontFolder, originalFile } from './faces.mjs'
import { openFont } from './shaping.mjs'
import { subset } from './subset.mjs'

async function fonts() {
  readOptions(process.argv.slice(2), {})
  for (const { file, original, texts, weight } of faces) {
    const font = await openFont(originalFile(original))
    const needed = texts()
    const smaller = await subset(font.bytes, {
      characters: needed.flatMap((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)),
      glyphs: new Set(needed.flatMap(font.glyphsOf)),
      ...(weight && { weight }),
    })
    const before = await readFile(fontFolder + file).catch(() => Buffer.alloc(0))
    const after = Buffer.from(await compress(smaller))
    await writeFile(fontFolder + file, after)
    say(`${file}: ${after.length} bytes${after.equals(before) ? '' : `, before ${before.length}`}`)
  }
}

fonts().catch(reportFailure)
