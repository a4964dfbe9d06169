import { share } from '@words/features/share'
import { useId, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { DownIcon } from '@/components/ui/icons'
import { type Campaign, campaignPart } from '@/domain/share/campaign'
import styles from './CampaignFields.module.scss'
import { RecentCampaigns } from './RecentCampaigns'
import type { Campaigns } from './use-campaigns'
import '@/styles/shared/forms.scss'
import '@/styles/shared/form-messages.scss'

type CampaignFieldsProps = {
  campaign: Campaign
  startsOpen: boolean
  campaigns: Campaigns
  onChange: (campaign: Campaign) => void
}

const { campaign: copy } = share

/** Names a campaign, which goes into the link as it is typed. */
export function CampaignFields({ campaign, startsOpen, campaigns, onChange }: CampaignFieldsProps) {
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  return (
    <section className={styles.campaign}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {copy.heading}
        <DownIcon />
      </button>
      <div id={id} className={styles.inside} hidden={!open}>
        <p className={styles.text}>{copy.text}</p>
        <div className={styles.parts}>
          {copy.parts.map(({ part, label, example }) => (
            <div key={part}>
              <label className="form-label" htmlFor={`${id}${part}`}>
                {label}
              </label>
              <FormControl
                id={`${id}${part}`}
                value={campaign[part]}
                placeholder={example}
                maxLength={100}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => onChange({ ...campaign, [part]: target.value })}
                // What stands here once it is left is what the link says.
                onBlur={({ target }) => onChange({ ...campaign, [part]: campaignPart(target.value) })}
              />
            </div>
          ))}
        </div>
        <RecentCampaigns campaigns={campaigns} onUse={onChange} />
      </div>
    </section>
  )
}
