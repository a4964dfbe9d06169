import { paths } from '@/config/paths'
import type * as english from '@/content/en/business/six-services'
import { serviceDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** The six services under their names of the about page; `audience` stands after a label such as 'ಇವರಿಗೆ:'. */
export const sixServices: Translated<typeof english.sixServices> = {
  pollination: {
    name: 'ಪರಾಗಸ್ಪರ್ಶ',
    audience: 'ರೈತರು',
    href: paths.farmers(),
    picture: serviceDrawing('pollination', 'ಅರಳಿದ ಹಳದಿ ಹೂವಿನಿಂದ ಹಾರಿಹೋಗುತ್ತಿರುವ ಜೇನುನೊಣ'),
  },
  contractFarming: {
    name: 'ಒಪ್ಪಂದ ಕೃಷಿ',
    audience: 'ತಯಾರಕರು',
    href: paths.manufacturers(),
    picture: serviceDrawing('contract-farming', 'ಸಾಲುಗಳಿರುವ ಹೊಲದ ಮೇಲೆ ಸಹಿ, ಮುದ್ರೆ ಇರುವ ಒಪ್ಪಂದ ಪತ್ರ'),
  },
  contractManufacturing: {
    name: 'ಒಪ್ಪಂದ ತಯಾರಿಕೆ',
    audience: 'ಬ್ರ್ಯಾಂಡ್‌ಗಳು',
    href: paths.brands(),
    picture: serviceDrawing('contract-manufacturing', 'ಜಾಡಿ ತುಂಬುವ ಸಾಲು: ಖಾಲಿ, ಅರ್ಧ ತುಂಬಿದ ಮತ್ತು ಸಿದ್ಧವಾದ ಜಾಡಿಗಳು'),
  },
  coloniesMigration: {
    name: 'ಜೇನು ಕುಟುಂಬಗಳ ಸ್ಥಳಾಂತರ',
    audience: 'ಜೇನು ಕೃಷಿಕರು',
    href: paths.beekeepers(),
    picture: serviceDrawing('colony-migration', 'ಎರಡು ಜೇನು ಪೆಟ್ಟಿಗೆಗಳನ್ನು ಸಾಗಿಸುವ ಲಾರಿ'),
  },
  monetizing: {
    name: 'ಆದಾಯ ಗಳಿಕೆ',
    audience: 'ಇಕೋ-ಉದ್ಯಮಿಗಳು',
    href: paths.ecoEntrepreneur(),
    picture: serviceDrawing('monetise', 'ಹಸಿರು ಹೊಲದಿಂದ ಮೇಲೇಳುವ ಚಿನ್ನದ ಬಣ್ಣದ ರೂಪಾಯಿ'),
  },
  adoptableEcoBee: {
    name: 'ದತ್ತು ಪಡೆಯಲು Eco-Bee',
    audience: 'ಇಕೋ-ಸಹಯೋಗಿಗಳು',
    href: paths.ecoContributor(),
    picture: serviceDrawing('adopt-eco-bee', 'ಸ್ಮಾರ್ಟ್ ಜೇನು ಪೆಟ್ಟಿಗೆ, ಪಕ್ಕದಲ್ಲಿ ಅದನ್ನು ತೋರಿಸುವ ಫೋನ್'),
  },
}
