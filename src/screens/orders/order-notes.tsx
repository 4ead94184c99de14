import { formatLongDay } from '../../core/format/dates.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { orderRuleTexts } from '../../core/orders/rule-texts.ts'
import { decideOrder } from '../../core/orders/rules.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { StaffNotes } from '../staff-notes.tsx'
import { useRoles } from '../use-roles.ts'
import type { OrderQuestionProps } from './order-question.ts'

/** What staff wrote about an order, and when somebody looks at it again. */
export default function OrderNotes({ order }: Pick<OrderQuestionProps, 'order'>) {
  const { http } = useDesk()
  const locale = useLocale()
  const texts = useTexts(orderTexts)
  const reasons = useTexts(orderRuleTexts)
  const decision = decideOrder('note', order, useRoles())
  const { id, notes, timeZone, followUpOn } = order
  return (
    <>
      {followUpOn && (
        <p className="rd-order-follow-up">
          {texts.toFollowUp({ date: formatLongDay(followUpOn, locale) })}
        </p>
      )}
      <StaffNotes
        notes={notes}
        timeZone={timeZone}
        words={texts}
        {...(!decision.allowed && {
          instead: (
            <p className="rd-record-muted">
              {decision.reasons.map(({ code }) => reasons[code]).join(' ')}
            </p>
          ),
        })}
        draft={`order:${id}:note`}
        onWrite={(body, attempt) =>
          http.ask(orderCalls.note, { params: { id }, body }, { attempt })
        }
      />
    </>
  )
}
