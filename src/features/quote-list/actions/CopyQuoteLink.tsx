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
  const [last, setLast] = useState<{ link: string; done: boolean }>()
  // Undefined until the button was pressed for this link.
  const done = last?.link === link ? last.done : undefined

  const copyLink = async () => {
    const isCopied = await copyText(link)
    flushSync(() => setLast({ link, done: isCopied }))
    field.current?.select()
  }
  return (
    <div className={styles.copy}>
      <Button look="outline" onClick={() => void copyLink()}>
        <CopyIcon />
        {copy.copy}
      </Button>
      <p role="status">{done !== undefined && (done ? copy.copied : copy.notCopied)}</p>
      {done === false && (
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
