import { format } from '@/content/en/site/format'
/** A network of the provider and the roles people have in it: words, on which nothing depends (R-TECH-06). */
export type Network = {
  name: string
  /** Its line on the map. */
  line: 'field' | 'assets' | 'plant' | 'store' | 'bee'
  /** Within a list: 'field, asset governance and plant'. */
  short: string
  text: string
  /** After 'is a role in': which network, and what it does. */
  alone: string
  roles: readonly string[]
}

/**
 * The five networks in the order of their lines on the map, in which every shared role joins neighbours.
 * Roles are spelled as the specification spells them: `Agriminer` is that of dark stores.
 */
export const networks: readonly Network[] = [
  {
    name: 'Field network',
    line: 'field',
    short: 'field',
    text: 'Where crops grow and hives stand.',
    alone: 'the field network alone, where crops grow and hives stand',
    roles: [
      'Agent',
      'AgriMiner',
      'Labour Farmer',
      'Operator',
      'Developer QA',
      'Executive',
      'Production Manager',
      'FF',
    ],
  },
  {
    name: 'Asset governance',
    line: 'assets',
    short: 'asset governance',
    text: 'Where farming capacity is put to work.',
    alone: 'asset governance alone, where farming capacity is put to work',
    roles: ['Agent', 'AgriMiner', 'Eco-Entrepreneur', 'Operator', 'QA', 'Executive', 'Production Manager'],
  },
  {
    name: 'Plant network',
    line: 'plant',
    short: 'plant',
    text: 'Where honey is processed and packed.',
    alone: 'the plant network alone, where honey is processed and packed',
    roles: [
      'Agent',
      'AgriMiner',
      'Plant Owner',
      'Operator',
      'QA',
      'Manager',
      'Technician',
      'Worker',
      'Executive',
      'Processing Worker',
      'Packaging Worker',
    ],
  },
  {
    name: 'Dark store',
    line: 'store',
    short: 'dark store',
    text: 'Keeps jars ready for the driver.',
    alone: 'the dark-store network alone, which keeps jars ready for the driver',
    roles: ['Agent', 'Agriminer', 'Store Owner', 'Store Operator', 'Store QA', 'Driver'],
  },
  {
    name: 'Bee network',
    line: 'bee',
    short: 'bee',
    text: 'Officers and inspectors in the field.',
    alone: 'the bee network alone, which has officers and inspectors in the field',
    roles: ['Field Officer', 'Field Inspector', 'ICS Executive', 'ICS Manager'],
  },
]

const counts = ['no', 'one', 'two', 'three', 'four', 'five'] as const

/** Words of the map of networks. */
export const networkMap = {
  id: 'networks',
  heading: 'Five networks, one map',
  lead: 'Each line is a network, each stop a role in it. A white bar joins the networks that share a role.',
  choose: 'Light up a line or a role',
  whole: 'Whole map',
  hint: 'Touch a line or a role: what belongs to it stays bright.',
  shared: 'Shared by several networks',
  own: 'In one network alone',
  /** Heads the stops that one line has for itself. */
  alone: ({ name }: Network) => `${name} only`,
  ofNetwork: ({ name, text, roles }: Network, own: number) =>
    `${name}. ${text} ${roles.length} roles, ${own === roles.length ? 'all' : (counts[own] ?? own)} of them in this network alone.`,
  ofRole: (role: string, at: readonly Network[]) =>
    at[1]
      ? `${role} is a role in ${counts[at.length] ?? at.length} networks: ${format.list(at.map(({ short }) => short))}.`
      : `${role} is a role in ${at[0]?.alone}.`,
} as const
