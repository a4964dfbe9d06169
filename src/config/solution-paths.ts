import { paths } from './paths'

/** The pages of the menu 'Solutions', in its order. */
export const solutionPaths: readonly string[] = [
  paths.farmers(),
  paths.manufacturers(),
  paths.brands(),
  paths.beekeepers(),
  paths.ecoContributor(),
  paths.ecoEntrepreneur(),
  paths.consumers(),
]
