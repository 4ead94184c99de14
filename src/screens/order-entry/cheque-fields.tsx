import { addDays } from '../../core/format/calendar-day.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { DateField } from '../kit/dates/date-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { Status } from '../kit/status.tsx'
import type { PartProps } from './parts.ts'

/** What is written on a cheque; its tickets take part once the bank has paid it (docs/domain.md, section 1, "Eligibility"). */
export default function ChequeFields({
  form,
  sale,
  values,
}: Pick<PartProps, 'form' | 'sale' | 'values'>) {
  const texts = useTexts(orderEntryTexts)
  const field = fieldsOf(form)
  const required = { required: true }
  const [raffle] = sale.raffles
  const warning = raffle && warningOf(values.tender.date, isoDay(new Date(), raffle.timeZone))
  return (
    <>
      <div className="rd-entry-grid">
        {field(
          'tender.number',
          texts.chequeNumber,
          bound => (
            <TextField {...bound} autoComplete="off" />
          ),
          required,
        )}
        {field(
          'tender.bank',
          texts.bank,
          bound => (
            <TextField {...bound} autoComplete="off" />
          ),
          required,
        )}
        {field(
          'tender.date',
          texts.chequeDate,
          bound => (
            <DateField {...bound} />
          ),
          required,
        )}
      </div>
      <p className="rd-entry-quiet" role="status">
        {warning && (
          <>
            <Status tone="warn">{texts[warning]}</Status> {texts[`${warning}Note`]}
          </>
        )}
      </p>
      <p className="rd-entry-quiet">{texts.chequeNote}</p>
    </>
  )
}

/** Six months, after which banks refuse a cheque (Payments Canada, rule A4; Uniform Commercial Code, 4-404). */
const staleAfterDays = 183

/** What keeps a bank from paying a cheque of a day: said, and no refusal, since it may be agreed on. */
function warningOf(day: string | null, today: string): 'postDated' | 'staleDated' | null {
  if (!day) return null
  if (day > today) return 'postDated'
  return day < addDays(today, -staleAfterDays) ? 'staleDated' : null
}
