import type * as english from '@/content/en/pages/processing-location'
import { pageTitle } from '@/content/kn/site/site'
import type { Translated } from '@/content/translated'

export const plants: Translated<typeof english.plants> = {
  head: {
    title: pageTitle('ಆಹಾರ ಸಂಸ್ಕರಣಾ ಘಟಕ ಹುಡುಕಿ'),
    description: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಆಹಾರ ಸಂಸ್ಕರಣಾ ಘಟಕಗಳು: ಪಟ್ಟಿಯಲ್ಲಿ, ನಕ್ಷೆಯಲ್ಲಿ, ಪ್ರತಿಯೊಂದಕ್ಕೂ ಹೋಗುವ ದಾರಿಯೊಂದಿಗೆ.',
  },
  locator: {
    heading: 'ಘಟಕ ಹುಡುಕಿ',
    lead: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಆಹಾರ ಸಂಸ್ಕರಣಾ ಘಟಕಗಳು.',
    userType: 'FOOD-PROCESSOR',
    kind: 'plant',
  },
}
