import type * as english from '@/content/en/pages/data-center-location'
import { pageTitle } from '@/content/kn/site/site'
import type { Translated } from '@/content/translated'

export const dataCenter: Translated<typeof english.dataCenter> = {
  head: {
    title: pageTitle('ಡೇಟಾ ಸೆಂಟರ್ ನಕ್ಷೆ'),
    description: 'ಒಂದು ಪರೀಕ್ಷಾ ಬಿಂದು ಇರುವ ನಕ್ಷೆ. ಅದು ಡೇಟಾ ಸೆಂಟರ್‌ನ ವಿಳಾಸ ಅಲ್ಲ.',
  },
  locator: {
    heading: 'ಡೇಟಾ ಸೆಂಟರ್ ನಕ್ಷೆ',
    lead: 'ಇದು ಒಂದು ಪರೀಕ್ಷಾ ಬಿಂದುವನ್ನು ತೋರಿಸುತ್ತದೆ. ಅದು ವಿಳಾಸ ಅಲ್ಲ.',
    // R-MAP-03: one fixed test point, at the maps' default centre.
    places: [{ id: 'test-point', name: 'ಪರೀಕ್ಷಾ ಬಿಂದು', latitude: 28.64, longitude: 77.22, owner: '' }],
  },
}
