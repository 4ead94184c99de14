import { refundReasons } from '../../core/orders/refund.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'

/** Why money goes back, as options in the reader's words. */
export function useRefundReasons() {
  const texts = useTexts(orderTexts)
  return refundReasons.map(each => ({ id: each, label: texts[`refundReason-${each}`] }))
}
