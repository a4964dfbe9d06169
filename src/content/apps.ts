import { paths } from '@/config/paths'
import type { RuntimeConfig } from '@/config/runtime-config'
import type { LinkCopy } from './link'
import { networkMap } from './networks'
import { appDrawing, type Picture } from './picture'
import { bookDemo } from './site'

/** A mobile app: its anchor on /technology is also the key of its address in the configuration. */
export type AppCopy = {
  id: keyof RuntimeConfig['links']['apps']
  name: string
  /** Whom it is for, after 'For you if'. */
  forWhom: string
  /** What to do before one installs the wrong app. */
  unsure: string
  /** Where that is done. */
  ask: LinkCopy
  picture: Picture
}

/**
 * The three apps. What DTN and ACN stand for is not given anywhere, so nothing is said about it; that
 * AgriMiner is a role in four networks stands in R-TECH-06.
 */
export const apps: readonly AppCopy[] = [
  {
    id: 'DTNApp',
    name: 'DTN App',
    forWhom: 'you work in one of our networks, and your contact there told you to use DTN.',
    unsure: 'Ask your contact before you install it. No contact yet? We show you the app in a demo.',
    ask: bookDemo,
    picture: appDrawing('dtn-app', 'A phone showing shelves of jars and how full each of them is'),
  },
  {
    id: 'ACNNetwork',
    name: 'ACN Network',
    forWhom: 'you belong to one of our networks, and your contact there told you to use ACN.',
    unsure: 'New to the network? Book a demo: we go through the app with you before you install it.',
    ask: bookDemo,
    picture: appDrawing('acn-network', 'A phone showing hexagons joined to one in their middle'),
  },
  {
    id: 'AgriMinerApp',
    name: 'AgriMiner App',
    forWhom: 'you are an AgriMiner. Four of our five networks have this role.',
    unsure: 'Look for your role on the map of our networks, and see where it is at work.',
    ask: { label: 'Find your role on the map', href: `${paths.technology()}#${networkMap.id}` },
    picture: appDrawing('agriminer-app', 'A phone showing a map of fields above a rising curve'),
  },
]

/** Words around the apps, wherever they stand. */
export const appWords = { forWhom: 'For you if', unsure: 'Not sure?' } as const
