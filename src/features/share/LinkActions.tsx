import { share } from '@content/features/share'
import { useId, useRef } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { copyText } from '@/browser/copy-text'
import { CopyIcon, MailIcon, MessageIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/Button'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import { mailLink, whatsAppLink } from '@/domain/share/message-links'
import { useMessageAbout } from '@/hooks/use-message-about'
import styles from './LinkActions.module.scss'
import '@/styles/shared/forms.scss'
import '@/styles/shared/form-messages.scss'

type LinkActionsProps = { title: string; link: string; onUsed: () => void }

/** The link in words, with what hands it on. Where nothing may be copied, it is selected instead. */
export function LinkActions({ title, link, onUsed }: LinkActionsProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [message, show] = useMessageAbout(link)

  const copy = async () => {
    onUsed()
    const isCopied = await copyText(link)
    show(isCopied ? share.copied : share.notCopied)
    if (isCopied) return
    field.current?.focus()
    field.current?.select()
  }
  return (
    <div className={styles.actions}>
      <div>
        <label className="form-label" htmlFor={id}>
          {share.link}
        </label>
        <FormControl
          ref={field}
          id={id}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <Button look="forest" onClick={() => void copy()}>
        <CopyIcon />
        {share.copy}
      </Button>
      <MessageLinks title={title} link={link} onUsed={onUsed} />
      <p className={styles.said} role="status">
        {message}
      </p>
    </div>
  )
}

/** The link as a message, already written. */
const MessageLinks = ({ title, link, onUsed }: LinkActionsProps) => (
  <div className={styles.two}>
    <ExternalLink
      className={buttonClass('outline')}
      href={whatsAppLink(`${title}\n${link}`)}
      onClick={onUsed}
    >
      <MessageIcon />
      {share.whatsApp}
    </ExternalLink>
    <a className={buttonClass('outline')} href={mailLink(title, link)} onClick={onUsed}>
      <MailIcon />
      {share.email}
    </a>
  </div>
)
