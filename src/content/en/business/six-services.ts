import { paths } from '@/config/paths'
import { type Picture, serviceDrawing } from '@/content/pictures'

/** One of the six services of the provider (R-ABOUT-04), for whom it is and where it is asked for. */
export type OfferedService = { name: string; audience: string; href: string; picture: Picture }

/** The six services under their names of the about page, each with its page. */
export const sixServices = {
  pollination: {
    name: 'Pollination',
    audience: 'farmers',
    href: paths.farmers(),
    picture: serviceDrawing('pollination', 'A bee flying away from an open yellow flower'),
  },
  contractFarming: {
    name: 'Contract farming',
    audience: 'manufacturers',
    href: paths.manufacturers(),
    picture: serviceDrawing('contract-farming', 'A signed and sealed contract standing on a striped field'),
  },
  contractManufacturing: {
    name: 'Contract manufacturing',
    audience: 'brands',
    href: paths.brands(),
    picture: serviceDrawing(
      'contract-manufacturing',
      'A filling line with empty, half-full and finished jars',
    ),
  },
  coloniesMigration: {
    name: 'Colonies migration',
    audience: 'beekeepers',
    href: paths.beekeepers(),
    picture: serviceDrawing('colony-migration', 'A lorry carrying two hives'),
  },
  monetizing: {
    name: 'Monetizing',
    audience: 'eco-entrepreneurs',
    href: paths.ecoEntrepreneur(),
    picture: serviceDrawing('monetise', 'A golden rupee rising from a green field'),
  },
  adoptableEcoBee: {
    name: 'Adoptable Eco-Bee',
    audience: 'eco-contributors',
    href: paths.ecoContributor(),
    picture: serviceDrawing('adopt-eco-bee', 'A smart hive beside a phone that shows it'),
  },
} satisfies Record<string, OfferedService>
