import type * as english from '@/content/en/pages/location'
import { pageTitle } from '@/content/kn/site/site'
import type { Translated } from '@/content/translated'

export const stores: Translated<typeof english.stores> = {
  head: {
    title: pageTitle('ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ಅಂಗಡಿ ಹುಡುಕಿ'),
    description: 'ನಿಮ್ಮ ಹತ್ತಿರದ ರಿಟೇಲ್ ಅಂಗಡಿಯನ್ನು ಹೆಸರು ಅಥವಾ ಊರಿನಿಂದ ಹುಡುಕಿ: ಪಟ್ಟಿಯಲ್ಲಿ, ನಕ್ಷೆಯಲ್ಲಿ, ಹೋಗುವ ದಾರಿಯೊಂದಿಗೆ.',
  },
  locator: {
    heading: 'ಅಂಗಡಿ ಹುಡುಕಿ',
    lead: 'ನಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನ ರಿಟೇಲ್ ಅಂಗಡಿಗಳು.',
    userType: 'Retailer',
    kind: 'Store',
  },
}
