/** A network of the provider and the roles people have in it: text alone, nothing depends on them (R-TECH-06). */
export type Network = { name: string; text: string; roles: readonly string[] }

/** The five networks, with the roles spelled as the specification spells them. */
export const networks: readonly Network[] = [
  {
    name: 'Field network',
    text: 'Where crops grow and hives stand.',
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
    text: 'Who looks after what the network works with.',
    roles: ['Agent', 'AgriMiner', 'Eco-Entrepreneur', 'Operator', 'QA', 'Executive', 'Production Manager'],
  },
  {
    name: 'Dark store',
    text: 'Stores without a shopfront, and the way from them.',
    roles: ['Agent', 'Agriminer', 'Store Owner', 'Store Operator', 'Store QA', 'Driver'],
  },
  {
    name: 'Plant network',
    text: 'Plants where honey is processed and packed.',
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
    name: 'Bee network',
    text: 'People who visit colonies and check on them.',
    roles: ['Field Officer', 'Field Inspector', 'ICS Executive', 'ICS Manager'],
  },
]
