import { paths } from './paths'

/**
 * Addresses that people write for ours, in small letters, and the page that is meant. Hosts answer
 * each, whatever its case and with a slash at its end, by leading to that page; where a host
 * cannot, the page does.
 */
export const addressAliases: Readonly<Record<string, string>> = {
  '/eco-entrepreneur': paths.ecoEntrepreneur(),
  '/eco-entrepreneurs': paths.ecoEntrepreneur(),
  '/eco-contributors': paths.ecoContributor(),
  '/farmer': paths.farmers(),
  '/beekeeper': paths.beekeepers(),
  '/manufacturer': paths.manufacturers(),
  '/brand': paths.brands(),
  '/consumer': paths.consumers(),
  '/service': paths.services(),
  '/about': paths.about(),
  '/usp': paths.usp(),
  '/demo': paths.bookDemo(),
}
