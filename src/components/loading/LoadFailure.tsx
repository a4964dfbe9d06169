import { controls } from '@content/site/controls'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import type { LinkCopy } from '@/content/link'
import { stateDrawing } from '@/content/pictures'

type LoadFailureProps = { heading: string; text: string; home: LinkCopy; onRetry: () => void }

/** A screen that could not be shown, with 'Try again' and the way home. */
export function LoadFailure({ heading, text, home, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <Notice level={1} heading={heading} text={text} picture={stateDrawing('failed')}>
        <Button onClick={onRetry}>{controls.tryAgain}</Button>
        <ButtonLink look="outline" href={home.href}>
          {home.label}
        </ButtonLink>
      </Notice>
    </div>
  )
}
