import { paths } from '@/config/paths'
import type { LinkCopy } from '@/content/link'
import { type Picture, stationDrawing } from '@/content/pictures'

/** A network or platform, as pages name it. */
export type PlatformCopy = { title: string; text: string; picture: Picture }

/** The networks and platforms that pages name, each described once (R-HOME-12, R-TECH-06). */
export const platforms = {
  field: {
    title: 'Field network',
    text: 'Agents, AgriMiners and operators work where crops grow and hives stand.',
    picture: stationDrawing('field', 'A hive with a solar panel among flowering mustard'),
  },
  plant: {
    title: 'Plant production network',
    text: 'Plants process and pack the harvest, and quality staff check it on the way.',
    picture: stationDrawing('plant', 'A plant with a honey tank that fills jars'),
  },
  darkStore: {
    title: 'Dark-store network',
    text: 'Stores without a shop front keep jars near the people who order, ready for the driver.',
    picture: stationDrawing('dark-store', 'A dark store with rows of jars on its shelves'),
  },
  marketplace: {
    title: 'Marketplace',
    text: 'Farmers, manufacturers, brands, beekeepers, eco-entrepreneurs and consumers each have a marketplace of their own.',
    picture: stationDrawing('marketplace', 'A market stall beside a phone that shows the same honey'),
  },
} satisfies Record<string, PlatformCopy>

/** The end of the thread, where the honey is eaten. */
export const frontDoor: PlatformCopy = {
  title: 'Your home',
  text: 'A driver brings the jar to your door.',
  picture: stationDrawing('home', 'A house with a jar of honey at its door'),
}

/** The three platforms of 'Our Technology' (R-HOME-12). */
export const threePlatforms: readonly PlatformCopy[] = [
  platforms.plant,
  platforms.darkStore,
  platforms.marketplace,
]

export const technologyHeading = 'Our Technology'

export const technologyLink: LinkCopy = {
  label: 'See how the technology fits together',
  href: paths.technology(),
}
