import { paths } from '@/config/paths'
import { apps } from '../apps'
import { quiet, scene } from '../picture'
import { pageTitle } from '../site'

/** Words of `/app`: a menu of apps, Edge AI Stack and Eco-Bee (R-ROUTE-22). */
export const appMenu = {
  head: {
    title: pageTitle('Apps, Edge AI Stack and Eco-Bee'),
    description:
      'The apps of our network, the Edge AI Stack and the Eco-Bee smart hive on one page: start with the one that you need.',
  },
  banner: {
    heading: 'Apps',
    lead: 'Choose the app for your work, or read how hives learn to think.',
    picture: scene('app', 'Three phones: a map, a hive with its readings, and a jar to order'),
  },
  apps: {
    heading: 'Mobile apps',
    list: apps.map(({ id, name, line, picture }) => ({
      title: name,
      text: line,
      href: `${paths.technology()}#${id}`,
      picture: quiet(picture),
    })),
  },
  hives: {
    heading: 'Inside the hive',
    list: [
      {
        title: 'Edge AI Stack',
        text: 'How readings travel from the hive to your phone, in four layers.',
        href: paths.edgeAiStack(),
        picture: scene('edge-ai'),
      },
      {
        title: 'Eco-Bee',
        text: 'The smart hive itself: sensors, livestream, dashboard and honey.',
        href: paths.ecoBee(),
        picture: scene('eco-contributor'),
      },
    ],
  },
} as const
