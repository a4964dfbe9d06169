import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { networkMap, networks } from '@/content/en/business/networks'
import { networkStops } from '@/features/network-map/network-stops'

const lines = networkStops(networks)
const stops = lines.flatMap((line) => line.stops)

describe('the map of the networks', () => {
  it('has every role of every network, as it is spelled there', () => {
    expect(lines.map((line) => line.stops.map(({ role }) => role))).toEqual(
      networks.map(({ roles }) => roles),
    ) // R-TECH-06
  })

  it('draws each shared role as one bar over lines that lie side by side', () => {
    for (const stop of stops.filter(({ part }) => part === 'start')) {
      const at = stop.networks.map((network) => networks.indexOf(network))
      expect(at).toEqual(at.map((_, index) => (at[0] ?? 0) + index))
      const bar = stops.filter(({ id }) => id === stop.id)
      expect(bar.map(({ part }) => part).at(-1)).toBe('end')
      expect(new Set(bar.map(({ row }) => row)).size).toBe(1)
      expect(new Set(bar.map(({ column }) => column)).size).toBe(1)
    }
  })

  it('takes AgriMiner for one role, whatever the case', () => {
    const miner = stops.find(({ role }) => role === 'Agriminer')
    expect(miner?.networks).toHaveLength(4)
    expect(miner?.part).toBe('end')
  })

  it('never puts two stops into one place of the tall map', () => {
    const places = stops.filter(({ part }) => part === 'only').map(({ row }) => row)
    expect(new Set(places).size).toBe(places.length)
    expect(places).not.toContain(lines[4]?.headRow)
  })

  it('has as much on it as its style sheet says', () => {
    const largest = (numbers: readonly number[]) => Math.max(...numbers)
    const shared = stops.filter(({ part }) => part !== 'only')
    const sizes = readFileSync('src/features/network-map/_sizes.scss', 'utf8')
    expect(
      Object.fromEntries(
        Array.from(sizes.matchAll(/\$(\w+): (\d+);/g), ([, name, size]) => [name, Number(size)]),
      ),
    ).toEqual({
      rows: largest(lines.map(({ lastRow }) => lastRow)),
      columns: largest(lines.map(({ lastColumn }) => lastColumn)),
      shared: largest(shared.map(({ id }) => id)),
      roles: largest(stops.map(({ id }) => id)),
      lines: lines.length,
    })
  })

  it('says of a role where it is at work, and nothing more', () => {
    const said = (role: string) =>
      networkMap.ofRole(role, stops.find((stop) => stop.role === role)?.networks ?? [])
    expect(said('QA')).toBe('QA is a role in two networks: asset governance and plant.')
    expect(said('FF')).toBe('FF is a role in the field network alone, where crops grow and hives stand.')
  })
})
