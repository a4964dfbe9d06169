import { paths } from '@/config/paths'
import { appCopy, apps } from '@/content/en/business/apps'
import { networkMap } from '@/content/en/business/networks'
import { pageTitle } from '@/content/en/site/site'
import { ecoBeeDrawing, scene } from '@/content/pictures'

/** Words of `/app`: a menu of apps, Edge AI Stack and Eco-Bee (R-ROUTE-22). */
export const appMenu = {
  head: {
    title: pageTitle('Apps, Edge AI Stack and Eco-Bee'),
    description:
      'The apps of our network, the Edge AI Stack and the Eco-Bee smart hive on one page: start with the one that you need.',
  },
  heading: 'Which app is mine?',
  lead: 'One answer, one app: choose the sentence that you would say.',
  apps: {
    ...appCopy,
    list: apps.map((app) => ({ ...app, href: `${paths.technology()}#${app.id}` })),
    open: (name: string) => `${name} download`,
    drawn: 'The screens are drawings. Honey can be bought without any of these apps.',
    none: 'None of the three?',
    look: 'Look for your role on the map of our networks, or ask us in a demo.',
    map: { label: 'Find your role on the map', href: `${paths.technology()}#${networkMap.id}` },
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
