import { paths } from '@/config/paths'
import { apps, appWords } from '../apps'
import { networkMap } from '../networks'
import { ecoBeeDrawing, quiet, scene } from '../picture'
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
    lead: 'Find the app for your role, or read how a hive sends its readings to a phone.',
    picture: scene('app', 'Three phones: a map, a hive with its readings, and a jar to order'),
  },
  apps: {
    heading: 'Mobile apps',
    list: apps.map(({ id, name, forWhom, picture }) => ({
      title: name,
      text: `${appWords.forWhom} ${forWhom}`,
      href: `${paths.technology()}#${id}`,
      picture: quiet(picture),
    })),
    unsure: {
      ask: appWords.unsure,
      text: 'Do not go by the name of an app. Look for your role on the map of our networks, or ask us in a demo.',
      link: { label: 'Find your role on the map', href: `${paths.technology()}#${networkMap.id}` },
    },
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
        text: 'The smart hive itself: its sensors, its livestream, its dashboard and its honey.',
        href: paths.ecoBee(),
        picture: ecoBeeDrawing('sensors'),
      },
    ],
  },
} as const
