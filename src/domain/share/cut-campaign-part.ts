/** Longest part of a campaign, in characters. */
const limit = 60

/** As much of a campaign's part as links carry, and as is measured of one. */
export const cutCampaignPart = (text: string) => [...text].slice(0, limit).join('')
