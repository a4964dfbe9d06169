import { quoteMail as copy } from '@content/features/quote-list/quote-mail'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { copyText } from '@/browser/copy-text'
import { Button } from '@/components/ui/Button'
import styles from './QuoteMail.module.scss'

type QuoteMailProps = {
  /** Of the sentence that describes the button. */
  id: string
  /** Of the configuration; '' where there is none. */
  address: string
}

/** What the button 'E-mail' does, and the address in sight, for those who write from elsewhere. */
export function QuoteMail({ id, address }: QuoteMailProps) {
  const [copied, setCopied] = useState<boolean>()
  return (
    <div className={styles.mail}>
      <p id={id}>
        {copy.opens}
        {address && (
          <>
            {' '}
            {copy.to} <b>{breakable(address)}</b>
          </>
        )}
      </p>
      {address && (
        <Button look="text" small onClick={() => void copyText(address).then(setCopied)}>
          {copy.copy}
        </Button>
      )}
      <p role="status">{copied !== undefined && (copied ? copy.copied : copy.notCopied)}</p>
    </div>
  )
}

/** Large letters break an address behind its '@', not within a word; what is copied is the address alone. */
function breakable(address: string): ReactNode {
  const [name, ...host] = address.split('@')
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  )
}
