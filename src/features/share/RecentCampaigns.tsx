import { share } from '@content/features/share'
import { useId } from 'react'
import { focusHeadingOf } from '@/browser/focus-heading'
import { CloseIcon } from '@/components/ui/icons'
import { type Campaign, campaignName } from '@/domain/share/campaign'
import styles from './RecentCampaigns.module.scss'
import type { Campaigns } from './use-campaigns'

type RecentCampaignsProps = { campaigns: Campaigns; onUse: (campaign: Campaign) => void }

const { campaign: copy } = share

/** Campaigns of earlier links on this device, to use again or to remove. */
export function RecentCampaigns({ campaigns: { list, isStored, remove }, onUse }: RecentCampaignsProps) {
  const id = useId()
  if (list.length === 0) return null
  return (
    <div className={styles.recent}>
      <h3 id={id} tabIndex={-1}>
        {copy.stored}
      </h3>
      <ul aria-labelledby={id}>
        {list.map((campaign) => {
          const name = campaignName(campaign)
          return (
            <li key={JSON.stringify(campaign)}>
              <button
                type="button"
                className={styles.use}
                aria-label={copy.use(name)}
                onClick={() => onUse(campaign)}
              >
                {name}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={copy.remove(name)}
                onClick={({ currentTarget }) => {
                  // The heading goes with the last of them.
                  if (list.length > 1) document.getElementById(id)?.focus()
                  else focusHeadingOf(currentTarget)
                  remove(campaign)
                }}
              >
                <CloseIcon />
              </button>
            </li>
          )
        })}
      </ul>
      {!isStored && <p>{copy.notStored}</p>}
    </div>
  )
}
