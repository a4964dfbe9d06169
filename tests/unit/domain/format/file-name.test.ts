import { expect, it } from 'vitest'
import { fileName } from '@/domain/format/file-name'

it.each([
  [['qr', 'HNY 1/2'], 'qr-hny-1-2'],
  [['qr', '../../etc'], 'qr-etc'],
  [['qr', 'Raw Honey', 'fair', '', 'spring-2026'], 'qr-raw-honey-fair-spring-2026'],
  [['Ajwain (Carom) Honey'], 'ajwain-carom-honey'],
  [['../../Café\u0000.exe'], 'cafe-exe'],
  [['मधु'], ''],
  [['मधु', 'quote-list'], 'quote-list'],
  [['x'.repeat(10_000)], 'x'.repeat(80)],
])('a file for %j', (parts, name) => {
  expect(fileName(...parts)).toBe(name)
})
