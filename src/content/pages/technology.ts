import { paths } from '@/config/paths'
import { apps } from '../apps'
import { marketplaces } from '../marketplaces'
import { networks } from '../networks'
import { quiet, scene } from '../picture'
import { bookDemo, pageTitle } from '../site'
import { platforms, threePlatforms } from '../technology-platforms'

/** Anchor of the marketplaces on /technology (R-TECH-01). */
const marketplacesId = 'Marketplaces'

/** Words of `/technology` (R-TECH-01 to R-TECH-06). */
export const technology = {
  head: {
    title: pageTitle('Technology: apps, marketplaces and networks'),
    description:
      'The apps, marketplaces and networks behind traceable honey: dark stores, plants, farms, assets and bees.',
  },
  banner: {
    heading: 'Technology',
    lead: 'Three platforms, three apps, six marketplaces and five networks of people. Start with the one that you came for.',
    picture: scene('technology', 'A dark store, a plant and a marketplace in three joined hexagons'),
  },
  tilesName: 'On this page',
  tiles: [
    ...apps.map(({ id, name, picture }) => ({
      href: `#${id}`,
      title: name,
      picture: quiet(picture),
    })),
    {
      href: `#${marketplacesId}`,
      title: 'Marketplaces',
      picture: quiet(platforms.marketplace.picture),
    },
  ],
  apps: { list: apps, button: 'Download' },
  marketplaces: {
    id: marketplacesId,
    heading: 'Marketplaces',
    lead: 'One platform, six marketplaces. Register at the one that is named after you.',
    button: 'Register',
    list: marketplaces,
  },
  platforms: {
    heading: 'Three platforms underneath',
    lead: 'The apps and marketplaces are what you see. These are what they stand on.',
    list: threePlatforms,
  },
  networks: {
    heading: 'The people in five networks',
    lead: 'Software does not keep bees. These are the roles that people take on, network by network.',
    list: networks,
  },
  next: {
    heading: 'See it at work',
    text: 'In a demo we show the part that concerns you, and leave out the rest.',
    picture: scene('edge-ai'),
    buttons: [bookDemo, { label: 'Edge AI Stack', href: paths.edgeAiStack() }],
  },
  dataCenter: { label: 'Where our data centre is', href: paths.dataCenter() },
} as const
