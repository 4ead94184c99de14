import type { SubscriptionRow } from '../../../core/subscriptions/subscription-list.ts'
import { subscriptionTexts } from '../../../core/subscriptions/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Status, type Tone } from '../../kit/status.tsx'

const tones: Readonly<Record<SubscriptionRow['status'], Tone>> = {
  active: 'ok',
  failing: 'bad',
  paused: 'info',
  cancelled: 'neutral',
}

export function SubscriptionStatus({ status }: Pick<SubscriptionRow, 'status'>) {
  const texts = useTexts(subscriptionTexts)
  return <Status tone={tones[status]}>{texts[`status-${status}`]}</Status>
}
