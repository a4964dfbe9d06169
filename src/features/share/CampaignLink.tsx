import { useId, useState } from 'react'
import Form from 'react-bootstrap/Form'
import { DownIcon } from '@/components/ui/action-icons'
import { share } from '@/content/share'
import { type Campaign, campaignPart } from '@/domain/campaign'
import styles from './CampaignLink.module.scss'
import { KeptCampaigns } from './KeptCampaigns'
import type { Campaigns } from './use-campaigns'
import '@/styles/forms.scss'

type CampaignLinkProps = {
  campaign: Campaign
  startsOpen: boolean
  campaigns: Campaigns
  onChange: (campaign: Campaign) => void
}

const { campaign: copy } = share

/** Names a campaign, which goes into the link as it is typed. */
export function CampaignLink({ campaign, startsOpen, campaigns, onChange }: CampaignLinkProps) {
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
            <Form.Group key={part} controlId={`${id}${part}`}>
              <Form.Label>{label}</Form.Label>
              <Form.Control
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
            </Form.Group>
          ))}
        </div>
        <KeptCampaigns campaigns={campaigns} onUse={onChange} />
      </div>
    </section>
  )
}
