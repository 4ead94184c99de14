import type { OrderMessage } from '../../../core/orders/order-detail.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Status } from '../../kit/status.tsx'

/** What became of an email that didn't arrive, or hasn't yet; nothing of one that did. */
export function MessageState({
  message: { state, answer },
}: {
  message: Pick<OrderMessage, 'state' | 'answer'>
}) {
  const texts = useTexts(orderTexts)
  if (state === 'sent') return null
  return (
    <span>
      <Status tone={state === 'waiting' ? 'info' : 'bad'}>{texts[`message-${state}`]}</Status>
      {answer !== null && <> {texts.saidByServer({ answer })}</>}
    </span>
  )
}
