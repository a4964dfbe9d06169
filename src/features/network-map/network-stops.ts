/** What the map needs to know of a network. */
type Line = { roles: readonly string[] }

/** A role on the line of one network, and its place on the map of all of them. */
export type Stop<Network extends Line> = {
  /** As this network spells it. */
  role: string
  /** The same role everywhere, from 1; shared roles come first. */
  id: number
  /** The networks that have it, in their order. */
  networks: readonly Network[]
  /** Whether this network is the first of these, the last, or between; 'only' where no other has the role. */
  part: 'only' | 'start' | 'on' | 'end'
  /** Wide map: its column, from 1; shared roles come first. */
  column: number
  /** Tall map: its row, from 1; heads of the lines come first, then shared roles. */
  row: number
}

/** A network as a line of the map. */
export type MapLine<Network extends Line> = {
  network: Network
  /** Follows those of the roles. */
  id: number
  /** Tall map: row of its head. */
  headRow: number
  /** Tall map: row of the words above its own stops. */
  ownRow: number
  /** Tall map: row of its last stop. */
  lastRow: number
  /** Wide map: column of its last stop. */
  lastColumn: number
  stops: readonly Stop<Network>[]
}

/** Roles are the same whatever the case of their letters: dark stores write `Agriminer`. */
const key = (role: string) => role.toLowerCase()

/**
 * Lays networks out as lines, and their roles as stops (R-TECH-06). On the tall map the first line
 * lies outermost. So, below the shared stops, those of the last network that shares a role come
 * first, and those of the first one last; networks that share no role stand below all.
 */
export function networkStops<Network extends Line>(networks: readonly Network[]): MapLine<Network>[] {
  const names = [...new Set(networks.flatMap((network) => network.roles.map(key)))]
  const networksWith = (role: string) =>
    networks.filter((network) => network.roles.some((own) => key(own) === role))
  const shared = names.filter((role) => networksWith(role).length > 1)
  const roles = [...new Set([...shared, ...names])]
  const ownOf = (network: Network) => network.roles.map(key).filter((role) => !shared.includes(role))
  const joined = networks.filter((network) => ownOf(network).length < network.roles.length)
  const apart = networks.filter((network) => !joined.includes(network))

  const firstRows = new Map<Network, number>()
  let row = joined.length + shared.length
  for (const network of [...joined.toReversed(), ...apart]) {
    row += 1
    firstRows.set(network, row)
    row += ownOf(network).length
  }

  return networks.map((network, index) => {
    const own = ownOf(network)
    const ownRow = firstRows.get(network) ?? 0
    const stops = network.roles.map((name): Stop<Network> => {
      const role = key(name)
      const where = networksWith(role)
      const place = shared.indexOf(role) + 1
      return {
        role: name,
        id: roles.indexOf(role) + 1,
        networks: where,
        part: partOf(network, where),
        column: place || shared.length + own.indexOf(role) + 1,
        row: place ? joined.length + place : ownRow + own.indexOf(role) + 1,
      }
    })
    return {
      network,
      id: roles.length + index + 1,
      headRow: joined.includes(network) ? joined.indexOf(network) + 1 : ownRow,
      ownRow,
      lastRow: Math.max(...stops.map((stop) => stop.row)),
      lastColumn: Math.max(...stops.map((stop) => stop.column)),
      stops,
    }
  })
}

/** Which of the networks that have a role this one is. */
function partOf<Network>(network: Network, where: readonly Network[]): Stop<Line>['part'] {
  if (where.length === 1) return 'only'
  if (where[0] === network) return 'start'
  return where.at(-1) === network ? 'end' : 'on'
}
