import type { OrderMessage } from '../../../core/orders/order-detail.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Status, type Tone } from '../../kit/status.tsx'

const tones: Readonly<Record<OrderMessage['state'], Tone>> = {
  waiting: 'info',
  sent: 'ok',
  refused: 'bad',
  'given-up': 'bad',
}

/** What became of an email, in the mail server's own words where it didn't take it. */
export function MessageState({
  message: { state, answer },
}: {
  message: Pick<OrderMessage, 'state' | 'answer'>
}) {
  const texts = useTexts(orderTexts)
  return (
    <span>
      <Status tone={tones[state]}>{texts[`message-${state}`]}</Status>
      {answer !== null && <> {texts.saidByServer({ answer })}</>}
    </span>
  )
}
