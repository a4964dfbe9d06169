import { ShareDialog } from './ShareDialog'
import { sentBySheet } from './sent-by-sheet'

type SharingProps = { open: boolean; title: string; address: string; onClose: () => void }

/** What a press of 'Share' takes, in one module: the dialog while it is open. */
function Sharing({ open, ...dialog }: SharingProps) {
  return open ? <ShareDialog {...dialog} /> : null
}

export { Sharing as default, sentBySheet }
