import type * as english from '@/content/en/business/marketplaces'
import { stallDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** The six marketplaces, one for each side of the trade (R-TECH-04). */
export const marketplaces: Translated<typeof english.marketplaces> = [
  {
    id: 'farmers',
    name: 'ರೈತರು',
    text: 'ಬೆಳೆಗೆ ಪರಾಗಸ್ಪರ್ಶ ಬೇಕಿರುವ ಬೆಳೆಗಾರರಿಗಾಗಿ.',
    picture: stallDrawing('farmers'),
  },
  {
    id: 'manufacturers',
    name: 'ತಯಾರಕರು',
    text: 'ಒಪ್ಪಂದ ಕೃಷಿಯಿಂದ ಜೇನುತುಪ್ಪ ಪಡೆಯಲು ಬಯಸುವ ತಯಾರಕರಿಗಾಗಿ.',
    picture: stallDrawing('manufacturers'),
  },
  {
    id: 'brands',
    name: 'ಬ್ರ್ಯಾಂಡ್‌ಗಳು',
    text: 'ತಮ್ಮದೇ ಲೇಬಲ್‌ನ ಜೇನುತುಪ್ಪ ಬೇಕಿರುವ ಬ್ರ್ಯಾಂಡ್‌ಗಳಿಗಾಗಿ.',
    picture: stallDrawing('brands'),
  },
  {
    id: 'beekeepers',
    name: 'ಜೇನು ಕೃಷಿಕರು',
    text: 'ಜೇನು ಕುಟುಂಬಗಳನ್ನು ಸ್ಥಳಾಂತರಿಸುವ ಅಥವಾ ಸಾಮಗ್ರಿ ಬೇಕಿರುವ ಜೇನು ಕೃಷಿಕರಿಗಾಗಿ.',
    picture: stallDrawing('beekeepers'),
  },
  {
    id: 'ecoEntrepreneurs',
    name: 'ಇಕೋ-ಉದ್ಯಮಿಗಳು',
    text: 'ಜಮೀನು, ಶೆಡ್ ಅಥವಾ ಬೇರೆ ಕೃಷಿ ಸಾಮರ್ಥ್ಯ ಒದಗಿಸುವವರಿಗಾಗಿ.',
    picture: stallDrawing('eco-entrepreneurs'),
  },
  {
    id: 'consumers',
    name: 'ಗ್ರಾಹಕರು',
    text: 'ಮನೆ ಬಳಕೆಗೆ ಜೇನುತುಪ್ಪ ಕೊಳ್ಳುವವರಿಗಾಗಿ.',
    picture: stallDrawing('consumers'),
  },
]
