import { useState } from 'react'
import * as v from 'valibot'
import { deviceStorage } from '@/browser/storage/storage'
import { type Campaign, isSameCampaign, withCampaign } from '@/domain/share/campaign'

/** Key of local storage that holds the campaigns of links shared on this device, the latest first. */
const key = 'campaigns'

const text = v.fallback(v.string(), '')
const storedCampaigns = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.object({ source: text, medium: text, campaign: text }))),
  [],
)

/** Where the browser stores nothing, they last as long as the page. */
let unstored: readonly Campaign[] | undefined

/** The campaigns that are stored, and what is done with them. */
export type Campaigns = {
  list: readonly Campaign[]
  /** False once the browser has refused to store them. */
  isStored: boolean
  use: (campaign: Campaign) => void
  remove: (campaign: Campaign) => void
}

/** The campaigns of earlier links: using one stores it. */
export function useCampaigns(): Campaigns {
  const read = () => unstored ?? v.parse(storedCampaigns, deviceStorage.read(key))
  const [list, setList] = useState(read)
  const store = (next: readonly Campaign[]) => {
    unstored = deviceStorage.write(key, JSON.stringify(next)) ? undefined : next
    setList(next)
  }
  return {
    list,
    isStored: unstored === undefined,
    use: (campaign) => {
      const now = read()
      const next = withCampaign(now, campaign)
      if (next !== now) store(next)
    },
    remove: (campaign) => store(read().filter((other) => !isSameCampaign(other, campaign))),
  }
}
