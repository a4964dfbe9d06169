import { share } from '@content/features/share'
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
    <div className={styles.campaign}>
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
            <PartField
              key={part}
              id={`${id}${part}`}
              label={label}
              example={example}
              value={campaign[part]}
              onChange={(value) => onChange({ ...campaign, [part]: value })}
            />
          ))}
        </div>
        <RecentCampaigns campaigns={campaigns} onUse={onChange} />
      </div>
    </div>
  )
}

type PartFieldProps = {
  id: string
  label: string
  example: string
  value: string
  onChange: (value: string) => void
}

/** A part of the campaign's name. What stands in it once it is left is what the link says. */
const PartField = ({ id, label, example, value, onChange }: PartFieldProps) => (
  <div>
    <label className="form-label" htmlFor={id}>
      {label}
    </label>
    <FormControl
      id={id}
      value={value}
      placeholder={example}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      onBlur={({ target }) => onChange(campaignPart(target.value))}
    />
  </div>
)
