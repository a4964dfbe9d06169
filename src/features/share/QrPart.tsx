import { lazy } from '@/components/ui/lazy'
import { PartFailure } from '@/components/ui/PartFailure'
import type { Campaign } from '@/domain/campaign'
import styles from './QrPart.module.scss'

type QrPartProps = { title: string; link: string; campaign: Campaign; onUsed: () => void }

/** The QR code of the link; what draws it comes once somebody looks at it. */
export const QrPart = lazy<QrPartProps, object>(() => import('./QrCode'), {
  Waiting: () => <div className={styles.place} />,
  Failed: ({ retry }) => <PartFailure retry={retry} />,
  optional: true,
})
