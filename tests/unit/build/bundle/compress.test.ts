import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { compressFiles } from '../../../../build/bundle/compress'

it('copies of an earlier step are made anew, and what else ends like one is left as it is', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'compress-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, 'archive.gz'))
  writeFileSync(join(dist, 'index.html'), 'long '.repeat(100))
  writeFileSync(join(dist, 'index.html.br'), 'old')
  writeFileSync(join(dist, 'short.html'), 'short')
  writeFileSync(join(dist, 'short.html.gz'), 'old')
  const own = ['archive.gz/hives.tar.gz', 'price-list.csv.gz', 'prices.json.br']
  for (const name of own) writeFileSync(join(dist, name), 'own')
  await compressFiles(dist)
  expect(readdirSync(dist).sort()).toEqual([
    'archive.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'price-list.csv.gz',
    'prices.json.br',
    'short.html',
  ])
  expect(readFileSync(join(dist, 'index.html.br'), 'latin1')).not.toBe('old')
  for (const name of own) expect(readFileSync(join(dist, name), 'utf8')).toBe('own')
})
