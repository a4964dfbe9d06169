import { paths } from './paths'

/** An address of the configuration; 'Coming Soon' as long as it has none (R-ROUTE-26). */
export const linkOrComingSoon = (address: string) => address || paths.comingSoon()
