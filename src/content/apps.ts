import type { RuntimeConfig } from '@/config/runtime-config'
import { appDrawing, type Picture } from './picture'

/** A mobile app: its anchor on /technology is also the key of its address in the configuration. */
export type AppCopy = {
  id: keyof RuntimeConfig['links']['apps']
  name: string
  /** One line, for menus. */
  line: string
  text: string
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
    line: 'The first of three mobile apps.',
    text: 'One of the three mobile apps around our platforms. If you already work with us, your contact in the network can tell you whether this is the one for your role.',
    picture: appDrawing('dtn-app', 'A phone showing shelves of jars and how full each of them is'),
  },
  {
    id: 'ACNNetwork',
    name: 'ACN Network',
    line: 'The app with the network in its name.',
    text: 'The second app, for people inside the network. New to it? A demo is the better start: we go through the app together before you install anything.',
    picture: appDrawing('acn-network', 'A phone showing hexagons joined to one in their middle'),
  },
  {
    id: 'AgriMinerApp',
    name: 'AgriMiner App',
    line: 'Named after a role in four of our networks.',
    text: 'AgriMiners are at work in the field, in asset governance, in dark stores and in plants. This app carries their name and belongs in their pocket.',
    picture: appDrawing('agriminer-app', 'A phone showing a map of fields above a rising curve'),
  },
]
