import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { allEnded } from '../all-ended'
import { inputHash, madeOnce } from '../build-cache'
import { isConfigFile } from '../config-file'

const text = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/

/** Below this size in bytes compressing saves nothing on the network. */
const smallestCompressed = 200

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Files at a time. Node compresses four at once, and nearly all of that time is Brotli's; more would only fill memory. */
const concurrency = 4

/**
 * Writes a `.br` and a `.gz` beside every text file that is worth it, so that no host compresses
 * while a visitor waits. Replaces those of an earlier step of the build. The configuration file
 * gets none: it may be edited in the build, and a compressed copy would still be served.
 */
export async function compressFiles(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true })
  const present = new Set(names)
  const isCopy = (name: string) => {
    const original = /^(.+)\.(?:br|gz)$/.exec(name)?.[1] ?? ''
    return text.test(original) && present.has(original)
  }
  await Promise.all(names.filter(isCopy).map((name) => rm(join(dist, name))))

  const limit = pLimit(concurrency)
  const files = names.filter((name) => text.test(name) && !isConfigFile(name))
  await allEnded(files.map((name) => limit(compressFile, join(dist, name))))
}

/** Writes both beside one file, where it is long enough. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallestCompressed) return
  await allEnded([writeBrotli(file, content), writeGzip(file, content)])
}

async function writeBrotli(file: string, content: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const input = inputHash(`${process.versions.brotli} ${JSON.stringify(params)}`, content)
  await writeFile(`${file}.br`, await madeOnce('brotli', input, () => brotli(content, { params })))
}

async function writeGzip(file: string, content: Buffer): Promise<void> {
  const options = { level: 9 }
  const input = inputHash(`${process.versions.zlib} ${JSON.stringify(options)}`, content)
  await writeFile(`${file}.gz`, await madeOnce('gzip', input, () => gzipped(content, options)))
}
