import type { WaitingOrder } from '../../../core/outbox/waiting-order.ts'
import { type SlipCodeTexts, slipCodeTexts } from '../../../core/slips/code-texts.ts'
import { useTexts } from '../../desk.tsx'
import { QrCode } from '../../kit/qr-code.tsx'
import { type Slip, useSlip } from './use-slip.ts'

interface SlipCodeProps {
  /** Of `useSlip`. */
  slip: Slip
  /** Handed over, since no store of ours reaches a page that is printed. */
  texts: SlipCodeTexts
  /** px a side at most: on a roll of 58 mm an ordinary order's code is read from 38 mm on. */
  size?: number
}

/** The code of a provisional receipt, shown or printed, and what it is for; or why there is none. */
export function SlipCode({ slip, texts, size = 260 }: SlipCodeProps) {
  switch (slip.state) {
    case 'making':
      return <p role="status">{texts.making}</p>
    case 'made':
      return (
        <figure className="rd-slip-code" data-slip="made">
          <QrCode text={slip.code} label={texts.label} size={size} correction={slip.correction} />
          <figcaption>{texts.keepIt}</figcaption>
        </figure>
      )
    case 'none':
      return <p data-slip="none">{texts.none}</p>
    case 'too-long':
      return <p data-slip="none">{texts.tooLong}</p>
  }
}

/** The code of an order that waits on this device, for a screen. */
export default function WaitingSlip({ order }: { order: WaitingOrder }) {
  const texts = useTexts(slipCodeTexts)
  const slip = useSlip(order)
  return slip && <SlipCode slip={slip} texts={texts} />
}
