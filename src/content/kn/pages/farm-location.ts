import type * as english from '@/content/en/pages/farm-location'
import { pageTitle } from '@/content/kn/site/site'
import type { Translated } from '@/content/translated'

export const farms: Translated<typeof english.farms> = {
  head: {
    title: pageTitle('ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಫಾರ್ಮ್ ಹುಡುಕಿ'),
    description: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಫಾರ್ಮ್‌ಗಳು: ಪಟ್ಟಿಯಲ್ಲಿ, ನಕ್ಷೆಯಲ್ಲಿ, ಪ್ರತಿಯೊಂದಕ್ಕೂ ಹೋಗುವ ದಾರಿಯೊಂದಿಗೆ.',
  },
  locator: {
    heading: 'ಫಾರ್ಮ್ ಹುಡುಕಿ',
    lead: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಫಾರ್ಮ್‌ಗಳು.',
    userType: 'AAMC',
    kind: 'Farm',
  },
}
