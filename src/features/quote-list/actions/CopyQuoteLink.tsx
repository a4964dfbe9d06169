import { quoteList as copy } from '@content/pages/quote-list'
import { useRef, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { flushSync } from 'react-dom'
import { copyText } from '@/browser/copy-text'
import { CopyIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/Button'
import styles from './CopyQuoteLink.module.scss'

/** Copies the link of the list. Where nothing may be copied, the link itself stands here, selected. */
export function CopyQuoteLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<{ link: string; done: boolean }>()
  // What is said of another list no longer holds.
  const said = copied?.link === link ? copied : undefined

  const copyLink = async () => {
    const done = await copyText(link)
    flushSync(() => setCopied({ link, done }))
    field.current?.select()
  }
  return (
    <div className={styles.copy}>
      <Button look="outline" onClick={() => void copyLink()}>
        <CopyIcon />
        {copy.copy}
      </Button>
      <p role="status">{said && (said.done ? copy.copied : copy.notCopied)}</p>
      {said && !said.done && (
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
