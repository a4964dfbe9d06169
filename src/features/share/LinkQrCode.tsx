import { share } from '@content/features/share'
import { useMemo } from 'react'
import { saveFile } from '@/browser/save-file'
import { SaveIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/Button'
import { fileName } from '@/domain/format/file-name'
import { type Campaign, campaignOf } from '@/domain/share/campaign'
import { qrSvg, svgAddress } from '@/drawing/qr-code'
import { qrModules } from '@/drawing/qr-modules'
import { useMessageAbout } from '@/hooks/use-message-about'
import styles from './LinkQrCode.module.scss'
import { qrPng } from './qr-png'

type LinkQrCodeProps = { title: string; link: string; campaign: Campaign; onUsed: () => void }

/** The QR code of a link, to scan here or to print: a picture for any program, a drawing for any size. */
export default function LinkQrCode({ title, link, campaign, onUsed }: LinkQrCodeProps) {
  const modules = useMemo(() => qrModules(link), [link])
  const [message, show] = useMessageAbout(link)
  if (!modules) return <p className={styles.none}>{share.tooLong}</p>

  const svg = qrSvg(modules)
  const name = fileName('qr', title, ...Object.values(campaignOf(campaign)))
  const savePng = async () => {
    onUsed()
    const png = await qrPng(modules)
    show(png ? share.savedQr : share.notSaved)
    if (png) saveFile(png, `${name}.png`)
  }
  const saveSvg = () => {
    onUsed()
    show(share.savedSvg)
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)
  }
  return (
    <div className={styles.qr}>
      <img src={svgAddress(svg)} alt={share.qrName} width="184" height="184" />
      <div className={styles.save}>
        <Button look="text" small onClick={() => void savePng()}>
          <SaveIcon />
          {share.saveQr}
        </Button>
        <Button look="text" small aria-label={share.saveSvg} onClick={saveSvg}>
          {share.svg}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {message}
      </p>
    </div>
  )
}
