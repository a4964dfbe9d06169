import { lazy } from '@/components/loading/lazy'
import { PartFailure } from '@/components/loading/PartFailure'
import { Placeholder } from '@/components/loading/Placeholder'
import type { Campaign } from '@/domain/share/campaign'

type QrPartProps = { title: string; link: string; campaign: Campaign; onUsed: () => void }

/** The QR code of the link; what draws it comes once somebody looks at it. */
export const QrPart = lazy<QrPartProps, object>(() => import('./LinkQrCode'), {
  Waiting: () => <Placeholder shape="square" />,
  Failed: ({ retry }) => <PartFailure retry={retry} />,
  optional: true,
})
