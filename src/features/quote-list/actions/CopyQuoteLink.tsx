import { quoteList as copy } from '@content/pages/quote-list'
import { useRef } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { flushSync } from 'react-dom'
import { copyText } from '@/browser/copy-text'
import { CopyIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/Button'
import { useMessageAbout } from '@/hooks/use-message-about'
import styles from './CopyQuoteLink.module.scss'

/** Copies the link of the list. Where nothing may be copied, the link itself stands here, selected. */
export function CopyQuoteLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [message, show] = useMessageAbout(link)

  const copyLink = async () => {
    const done = await copyText(link)
    flushSync(() => show(done ? copy.copied : copy.notCopied))
    field.current?.select()
  }
  return (
    <div className={styles.copy}>
      <Button look="outline" onClick={() => void copyLink()}>
        <CopyIcon />
        {copy.copy}
      </Button>
      <p role="status">{message}</p>
      {message === copy.notCopied && (
        <FormControl
          ref={field}
          value={link}
          readOnly
          aria-label={copy.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  )
}
