import { controls } from '@words/site/controls'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/Button'

type RetryButtonProps = { onRetry: () => void }

/**
 * 'Try again'. It disappears when pressed, so the focus moves to the heading of its section, not to
 * the page's start.
 */
export function RetryButton({ onRetry }: RetryButtonProps) {
  const press = ({ currentTarget }: MouseEvent) => {
    const heading = currentTarget.closest('section, main')?.querySelector<HTMLElement>('h1, h2')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Button look="outline" small onClick={press}>
      {controls.tryAgain}
    </Button>
  )
}
