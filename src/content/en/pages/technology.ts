import { paths } from '@/config/paths'
import { appCopy, apps } from '@/content/en/business/apps'
import { marketplaces } from '@/content/en/business/marketplaces'
import { networks } from '@/content/en/business/networks'
import { platforms, threePlatforms } from '@/content/en/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { quiet, scene } from '@/content/pictures'

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
    lead: 'Three apps, six marketplaces, three platforms and five networks of people. Start with what you need.',
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
  apps: { ...appCopy, list: apps, button: 'Download' },
  marketplaces: {
    id: marketplacesId,
    heading: 'Marketplaces',
    lead: 'Six marketplaces, one for each trade. Register at yours.',
    button: 'Register',
    list: marketplaces,
  },
  platforms: {
    heading: 'Three platforms',
    lead: 'Plants, stores and a marketplace work on the same chain, from the harvest to your order.',
    list: threePlatforms,
  },
  networks,
  next: {
    heading: 'See it at work',
    text: 'Book a demo and ask us for the part that you would use.',
    picture: scene('edge-ai'),
    buttons: [bookDemo, { label: 'Edge AI Stack', href: paths.edgeAiStack() }],
  },
  dataCenter: { label: 'Data centre map', href: paths.dataCenter() },
} as const
