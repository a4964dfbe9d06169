import { paths } from '@/config/paths'
import type * as english from '@/content/en/business/technology-platforms'
import { stationDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** The networks and platforms that pages name, each described once (R-HOME-12, R-TECH-06). */
export const platforms: Translated<typeof english.platforms> = {
  field: {
    title: 'ಹೊಲ ನೆಟ್‌ವರ್ಕ್',
    text: 'ಬೆಳೆ ಬೆಳೆಯುವ, ಜೇನು ಪೆಟ್ಟಿಗೆಗಳಿರುವ ಜಾಗದಲ್ಲಿ ಏಜೆಂಟ್, AgriMiner ಮತ್ತು ಆಪರೇಟರ್‌ಗಳು ಕೆಲಸ ಮಾಡುತ್ತಾರೆ.',
    picture: stationDrawing('field', 'ಹೂಬಿಟ್ಟ ಸಾಸಿವೆಯ ನಡುವೆ ಸೋಲಾರ್ ಪ್ಯಾನೆಲ್ ಇರುವ ಜೇನು ಪೆಟ್ಟಿಗೆ'),
  },
  plant: {
    title: 'ಉತ್ಪಾದನಾ ಘಟಕಗಳ ನೆಟ್‌ವರ್ಕ್',
    text: 'ಕೊಯ್ಲಾದ ಜೇನುತುಪ್ಪವನ್ನು ಘಟಕಗಳು ಸಂಸ್ಕರಿಸಿ ಪ್ಯಾಕ್ ಮಾಡುತ್ತವೆ. ಜೊತೆಜೊತೆಗೇ ಗುಣಮಟ್ಟ ನೋಡುವ ಸಿಬ್ಬಂದಿ ಅದನ್ನು ಪರಿಶೀಲಿಸುತ್ತಾರೆ.',
    picture: stationDrawing('plant', 'ಜೇನುತುಪ್ಪದ ಟ್ಯಾಂಕ್‌ನಿಂದ ಜಾಡಿಗಳನ್ನು ತುಂಬುವ ಘಟಕ'),
  },
  darkStore: {
    title: 'ಡಾರ್ಕ್ ಸ್ಟೋರ್ ನೆಟ್‌ವರ್ಕ್',
    text: 'ಇವು ಅಂಗಡಿಯಂತೆ ತೆರೆದಿರದ, ಹತ್ತಿರದ ಡೆಲಿವರಿ ಗೋದಾಮುಗಳು. ಆರ್ಡರ್ ಮಾಡುವವರ ಸಮೀಪದಲ್ಲೇ, ಚಾಲಕರು ಒಯ್ಯಲು ಜಾಡಿಗಳು ಇಲ್ಲಿ ಸಿದ್ಧವಾಗಿರುತ್ತವೆ.',
    picture: stationDrawing('dark-store', 'ಶೆಲ್ಫ್‌ಗಳಲ್ಲಿ ಸಾಲು ಸಾಲು ಜಾಡಿಗಳಿರುವ ಡಾರ್ಕ್ ಸ್ಟೋರ್'),
  },
  marketplace: {
    title: 'ಮಾರುಕಟ್ಟೆ',
    text: 'ರೈತರು, ತಯಾರಕರು, ಬ್ರ್ಯಾಂಡ್‌ಗಳು, ಜೇನು ಕೃಷಿಕರು, ಇಕೋ-ಉದ್ಯಮಿಗಳು ಮತ್ತು ಗ್ರಾಹಕರು: ಎಲ್ಲರಿಗೂ ಅವರವರದೇ ಮಾರುಕಟ್ಟೆ ಇದೆ.',
    picture: stationDrawing('marketplace', 'ಸಂತೆಯ ಮಳಿಗೆ, ಪಕ್ಕದಲ್ಲಿ ಅದೇ ಜೇನುತುಪ್ಪ ತೋರಿಸುವ ಫೋನ್'),
  },
}

/** The end of the thread, where the honey is eaten. */
export const frontDoor: Translated<typeof english.frontDoor> = {
  title: 'ನಿಮ್ಮ ಮನೆ',
  text: 'ಚಾಲಕರು ಜಾಡಿಯನ್ನು ನಿಮ್ಮ ಮನೆ ಬಾಗಿಲಿಗೆ ತರುತ್ತಾರೆ.',
  picture: stationDrawing('home', 'ಬಾಗಿಲಲ್ಲಿ ಜೇನುತುಪ್ಪದ ಜಾಡಿ ಇರುವ ಮನೆ'),
}

/** The three platforms of 'Our Technology' (R-HOME-12). */
export const threePlatforms: Translated<typeof english.threePlatforms> = [
  platforms.plant,
  platforms.darkStore,
  platforms.marketplace,
]

export const technologyHeading: Translated<typeof english.technologyHeading> = 'ನಮ್ಮ ತಂತ್ರಜ್ಞಾನ'

export const technologyLink: Translated<typeof english.technologyLink> = {
  label: 'ತಂತ್ರಜ್ಞಾನ ಹೇಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ ನೋಡಿ',
  href: paths.technology(),
}
