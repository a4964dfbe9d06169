import { paths } from '@/config/paths'
import type { RuntimeConfig } from '@/config/runtime-config'
import { bookDemo } from '@/content/en/site/site'
import type { LinkCopy } from '@/content/link'
import { appDrawing, type Picture, screenDrawing } from '@/content/pictures'
import { networkMap } from './networks'

/** A mobile app: its anchor on /technology is also the key of its address in the configuration. */
export type AppCopy = {
  id: keyof RuntimeConfig['links']['apps']
  name: string
  /** What somebody says whose app it is. */
  answer: string
  /** Whom it is for, after 'For you if'. */
  forWhom: string
  /** Whom it is not for, after 'Not for you if', and what they do instead. */
  notFor: string
  /** Where that is done. */
  ask: LinkCopy
  picture: Picture
  screen: ScreenCopy
}

/** A drawn screen, and the words on it from its upper edge down. */
export type ScreenCopy = { picture: Picture; words: readonly string[] }

/**
 * The three apps. What DTN and ACN stand for is not given anywhere, so nothing is said about it; that
 * AgriMiner is a role in four networks is to be seen in `networks`.
 */
export const apps: readonly AppCopy[] = [
  {
    id: 'DTNApp',
    name: 'DTN App',
    answer: 'My network works with DTN',
    forWhom: 'your network works with the DTN App.',
    notFor: 'nobody there has named it. Ask in your network before you install it, or ask us in a demo.',
    ask: bookDemo,
    picture: appDrawing('dtn-app', 'A phone showing shelves of jars and how full each of them is'),
    screen: {
      picture: screenDrawing('dtn-app', 'A phone with three shelves of jars, one of them nearly empty'),
      words: ['Shelves', 'Mustard', 'Litchi', 'Forest'],
    },
  },
  {
    id: 'ACNNetwork',
    name: 'ACN Network',
    answer: 'My network works with ACN',
    forWhom: 'your network works with the ACN Network app.',
    notFor: 'you are new to our networks. Book a demo and ask which app is yours.',
    ask: bookDemo,
    picture: appDrawing('acn-network', 'A phone showing hexagons joined to one in their middle'),
    screen: {
      picture: screenDrawing(
        'acn-network',
        'A phone with six hexagons, each joined to the one in their middle',
      ),
      words: ['Your network', 'Field network', 'Plant network', 'Bee network'],
    },
  },
  {
    id: 'AgriMinerApp',
    name: 'AgriMiner App',
    answer: 'I am an AgriMiner',
    forWhom: 'you are an AgriMiner. Four of our five networks have this role.',
    notFor: 'your role has another name. Look for it on the map of our networks.',
    ask: { label: 'Find your role on the map', href: `${paths.technology()}#${networkMap.id}` },
    picture: appDrawing('agriminer-app', 'A phone showing a map of fields above a rising curve'),
    screen: {
      picture: screenDrawing(
        'agriminer-app',
        'A phone with a map of fields and, below it, columns that grow',
      ),
      words: ['Fields', 'AgriMiner'],
    },
  },
]

/** Words around the apps, wherever they stand. */
export const appCopy = { forWhom: 'For you if', notFor: 'Not for you if' } as const
