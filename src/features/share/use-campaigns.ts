import { useState } from 'react'
import * as v from 'valibot'
import { deviceStorage } from '@/browser/storage'
import { type Campaign, isSameCampaign, withCampaign } from '@/domain/share/campaign'

/** Key of local storage that holds the campaigns of links shared on this device, the latest first. */
const key = 'campaigns'

const text = v.fallback(v.string(), '')
const stored = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.object({ source: text, medium: text, campaign: text }))),
  [],
)

/** Kept for as long as the page lives where the browser keeps nothing. */
let unkept: readonly Campaign[] | undefined

export type Campaigns = {
  list: readonly Campaign[]
  /** False once the browser has refused to keep them. */
  kept: boolean
  use: (campaign: Campaign) => void
  remove: (campaign: Campaign) => void
}

/** The campaigns of earlier links: using one keeps it. */
export function useCampaigns(): Campaigns {
  const read = () => unkept ?? v.parse(stored, deviceStorage.read(key))
  const [list, setList] = useState(read)
  const keep = (next: readonly Campaign[]) => {
    unkept = deviceStorage.write(key, JSON.stringify(next)) ? undefined : next
    setList(next)
  }
  return {
    list,
    kept: unkept === undefined,
    use: (campaign) => {
      const now = read()
      const next = withCampaign(now, campaign)
      if (next !== now) keep(next)
    },
    remove: (campaign) => keep(read().filter((other) => !isSameCampaign(other, campaign))),
  }
}
