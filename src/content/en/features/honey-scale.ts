/** Words of the scale of colours. */
export const honeyScale = {
  legend: 'Honeys from pale to dark',
  pale: 'Pale',
  dark: 'Dark',
  /** Where a honey stands on the scale, between the labels of its neighbours. */
  between: (paler: string | undefined, darker: string | undefined) => {
    if (paler && darker) return `Darker than ${paler}, paler than ${darker}.`
    if (darker) return `The palest of ours, before ${darker}.`
    return paler ? `The darkest of ours, after ${paler}.` : 'The only honey here.'
  },
  see: 'See this honey',
} as const
