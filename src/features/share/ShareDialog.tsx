import { share } from '@content/features/share'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { lazy } from '@/components/loading/lazy'
import { PartFailure } from '@/components/loading/PartFailure'
import { Placeholder } from '@/components/loading/Placeholder'
import { CloseButton } from '@/components/ui/CloseButton'
import { sitePath } from '@/config/language'
import { type Campaign, noCampaign, shareLink } from '@/domain/share/campaign'
import { CampaignFields } from './CampaignFields'
import { LinkActions } from './LinkActions'
import styles from './ShareDialog.module.scss'
import { isStaff } from './staff'
import { useCampaigns } from './use-campaigns'

// What draws it comes once the dialog is open.
const LinkQrCode = lazy(() => import('./LinkQrCode'), {
  Waiting: () => <Placeholder size="square" />,
  Failed: ({ retry }) => <PartFailure retry={retry} />,
  optional: true,
})

type ShareDialogProps = { title: string; address: string; onClose: () => void }

/**
 * The dialog for browsers without a share sheet, and for staff: the link to copy, send and scan, and a campaign to put
 * into it, which is open at first for staff.
 */
export default function ShareDialog({ title, address, onClose }: ShareDialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const [campaign, setCampaign] = useState<Campaign>(noCampaign)
  const campaigns = useCampaigns()
  const link = shareLink(location.origin, sitePath(address), campaign)
  const used = () => campaigns.use(campaign)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  // A panel below the dialog would take the same Escape for its own.
  const stopEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={stopEscape}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      // A press that selects a text of the dialog may end on the backdrop.
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressed.current === currentTarget && currentTarget.close()
      }
      onClose={onClose}
    >
      <div>
        <div className={styles.bar}>
          <h2 id={titleId}>{share.heading}</h2>
          <CloseButton onClick={() => dialog.current?.close()} />
        </div>
        <div className={styles.link}>
          <LinkActions title={title} link={link} onUsed={used} />
          <LinkQrCode title={title} link={link} campaign={campaign} onUsed={used} />
        </div>
        <CampaignFields
          campaign={campaign}
          startsOpen={isStaff()}
          campaigns={campaigns}
          onChange={setCampaign}
        />
      </div>
    </dialog>
  )
}
