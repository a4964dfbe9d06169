/** A rating as it is shown everywhere: to the nearest tenth, a half one upwards (4.55 is shown as 4.6). */
export const shownRating = (rating: number): number => Math.round(rating * 10) / 10
