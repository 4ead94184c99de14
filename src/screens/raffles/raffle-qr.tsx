import { raffleTexts } from '../../core/raffles/texts.ts'
import { useTexts } from '../desk.tsx'
import { PrintButton } from '../kit/print-button.tsx'
import { QrCode } from '../kit/qr-code.tsx'
import raffleQrCss from './raffle-qr.css?inline'

interface RaffleQrProps {
  url: string
  name: string
}

/** The public link as a QR code: to save, and to print as a poster. */
export function RaffleQr({ url, name }: RaffleQrProps) {
  const texts = useTexts(raffleTexts)
  return (
    <div className="rd-raffle-qr">
      <QrCode text={url} label={texts.qrTitle} size={208} fileName={fileNameOf(name)} />
      <PrintButton
        label={texts.printQr}
        content={() => ({
          title: name,
          size: 'letter',
          css: raffleQrCss,
          content: <Poster url={url} name={name} label={texts.qrTitle} words={texts.scanToBuy} />,
        })}
      />
    </div>
  )
}

interface PosterProps extends RaffleQrProps {
  label: string
  words: string
}

function Poster({ url, name, label, words }: PosterProps) {
  return (
    <div className="rd-raffle-poster">
      <h1>{name}</h1>
      <p>{words}</p>
      <QrCode text={url} label={label} size={480} correction="Q" />
      <p>{url.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}

/** What every system takes as a file's name. */
function fileNameOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} -]+/gu, '-').trim() || 'QR'
}
