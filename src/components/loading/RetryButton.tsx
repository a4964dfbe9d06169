import { controls } from '@content/site/controls'
import { focusHeadingOf } from '@/browser/focus-heading'
import { Button } from '@/components/ui/Button'

type RetryButtonProps = { onRetry: () => void; look?: 'outline' | 'text' }

/** 'Try again'. It disappears when pressed, so the focus moves first. */
export const RetryButton = ({ onRetry, look = 'outline' }: RetryButtonProps) => (
  <Button
    look={look}
    small
    onClick={({ currentTarget }) => {
      focusHeadingOf(currentTarget)
      onRetry()
    }}
  >
    {controls.tryAgain}
  </Button>
)
