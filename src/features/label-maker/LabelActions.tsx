import { labelMaker as copy } from '@content/features/label-maker'
import { copyText } from '@/browser/copy-text'
import { saveFile } from '@/browser/save-file'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { CopyIcon, MailIcon, MessageIcon, SaveIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/Button'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import { fileName } from '@/domain/format/file-name'
import { mailLink, whatsAppLink } from '@/domain/share/message-links'
import { useMessageAbout } from '@/hooks/use-message-about'
import styles from './LabelActions.module.scss'

type LabelActionsProps = {
  name: string
  /** The three choices as the words of a request. */
  words: string
  /** Undefined where this browser makes no pictures. */
  draw: () => Promise<Blob | undefined>
}

/** The ways to send the label as words, and to save it as a picture. Nothing is uploaded. */
export function LabelActions({ name, words, draw }: LabelActionsProps) {
  const { contact } = useVisibleConfig()
  const [message, show] = useMessageAbout(words)

  const save = async () => {
    const png = await draw()
    if (png) saveFile(png, `${fileName(copy.fileName, name)}.png`)
    show(png ? copy.saved : copy.notSaved)
  }
  return (
    <div className={styles.actions}>
      <a className={buttonClass('honey')} href={mailLink(copy.message.subject, words, contact.email)}>
        <MailIcon />
        {copy.email}
      </a>
      <ExternalLink className={buttonClass('outline')} href={whatsAppLink(words, contact.phone)}>
        <MessageIcon />
        {copy.whatsApp}
      </ExternalLink>
      <div className={styles.secondary}>
        <Button look="text" small onClick={() => void save()}>
          <SaveIcon />
          {copy.save}
        </Button>
        <Button
          look="text"
          small
          onClick={() => void copyText(words).then((done) => show(done ? copy.copied : copy.notCopied))}
        >
          <CopyIcon />
          {copy.copy}
        </Button>
      </div>
      <p role="status">{message}</p>
    </div>
  )
}
