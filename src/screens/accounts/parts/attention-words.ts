import { useStore } from '@nanostores/react'
import type { PaymentsBannerState } from '../../../core/accounts/payments-banner.ts'
import { accountTexts } from '../../../core/accounts/texts.ts'
import { formatDayOf } from '../../../core/format/dates.ts'
import { leadingNumber } from '../../../core/format/numbers.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { useDesk, useTexts } from '../../desk.tsx'

type Attention = Extract<PaymentsBannerState, { state: 'attention' }>['attention']

/** What is outstanding, how much of it, and what follows: past due sounds sharper than later. */
export function useAttentionWords(): (attention: Attention, now?: Date) => string {
  const texts = useTexts(accountTexts)
  const locale = useStore(useDesk().$locale)

  return ({ kind, count, deadline }, now = new Date()) => {
    const number = leadingNumber(count, locale)
    if (kind === 'eventual') return texts.eventual({ number })(count)
    const date = deadline && formatDayOf(deadline, browserTimeZone(), locale)
    if (kind === 'due') {
      return date ? texts.dueBy({ number, date })(count) : texts.due({ number })(count)
    }
    if (!deadline || !date) return texts.pastDue({ number })(count)
    const stopped = new Date(deadline) <= now
    return stopped
      ? texts.pastDueStopped({ number, date })(count)
      : texts.pastDueStops({ number, date })(count)
  }
}
