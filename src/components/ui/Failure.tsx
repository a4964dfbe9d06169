import { stateDrawing } from '@/content/picture'
import { Button } from './Button'
import { Notice } from './Notice'

type FailureProps = { heading: string; text: string; onRetry: () => void }

/** A screen that could not be shown, with 'Try again'. */
export function Failure({ heading, text, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <Notice level={1} heading={heading} text={text} picture={stateDrawing('failed')}>
        <Button look="outline" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  )
}
