import { controls } from '@content/site/controls'
import { opensInNewTabId } from './ExternalLink'

/** What links into a new tab are described by: every layout renders it once. */
export function NewTabNote() {
  return (
    <span id={opensInNewTabId} hidden>
      {controls.opensInNewTab}
    </span>
  )
}
