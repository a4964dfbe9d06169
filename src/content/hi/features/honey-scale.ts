import type * as english from '@/content/en/features/honey-scale'
import type { Translated } from '@/content/translated'

/** Words of the scale of colours. */
export const honeyScale: Translated<typeof english.honeyScale> = {
  legend: 'हल्के से गहरे रंग तक के शहद',
  pale: 'हल्का',
  dark: 'गहरा',
  /** Where a honey stands on the scale, between the labels of its neighbours. */
  between: (paler, darker) => {
    if (paler && darker) return `रंग ${paler} से गहरा, ${darker} से हल्का।`
    if (darker) return `हमारे यहाँ सबसे हल्के रंग का शहद, इसके बाद ${darker}।`
    return paler ? `हमारे यहाँ सबसे गहरे रंग का शहद, इससे पहले ${paler}।` : 'यहाँ का अकेला शहद।'
  },
  see: 'यह शहद देखें',
}
