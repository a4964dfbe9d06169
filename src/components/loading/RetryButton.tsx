import { controls } from '@words/site/controls'
import { focusHeadingOf } from '@/browser/focus-heading'
import { Button } from '@/components/ui/Button'

type RetryButtonProps = { onRetry: () => void }

/** 'Try again'. It disappears when pressed, so the focus moves first. */
export const RetryButton = ({ onRetry }: RetryButtonProps) => (
  <Button
    look="outline"
    small
    onClick={({ currentTarget }) => {
      focusHeadingOf(currentTarget)
      onRetry()
    }}
  >
    {controls.tryAgain}
  </Button>
)
