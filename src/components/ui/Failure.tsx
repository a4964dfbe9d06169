import type { LinkCopy } from '@/content/link'
import { stateDrawing } from '@/content/picture'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'
import { Notice } from './Notice'

type FailureProps = { heading: string; text: string; home: LinkCopy; onRetry: () => void }

/** A screen that could not be shown, with 'Try again' and the way home. */
export function Failure({ heading, text, home, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <Notice level={1} heading={heading} text={text} picture={stateDrawing('failed')}>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink look="outline" href={home.href}>
          {home.label}
        </ButtonLink>
      </Notice>
    </div>
  )
}
