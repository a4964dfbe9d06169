import { paths } from './paths'

/** An address of the configuration, or that of 'Coming Soon' where it is empty (docs/behaviour.md#configuration). */
export const linkOrComingSoon = (address: string) => address || paths.comingSoon()
