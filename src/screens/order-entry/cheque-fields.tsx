import { addDays } from '../../core/format/calendar-day.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import type { OnSale, OnSaleRaffle } from '../../core/order-entry/on-sale.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import type { EntryValues } from '../../core/order-entry/typed-entry.ts'
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
        <DayWarning day={values.tender.date} sale={sale} lines={values.lines} />
      </p>
      <p className="rd-entry-quiet">{texts.chequeNote}</p>
    </>
  )
}

interface DayWarningProps extends Pick<EntryValues, 'lines'> {
  day: string | null
  sale: OnSale
}

/** What keeps a bank from paying a cheque of that day: said, and no refusal, since it may be agreed on. */
function DayWarning({ day, sale: { raffles }, lines }: DayWarningProps) {
  const texts = useTexts(orderEntryTexts)
  const warning = day && raffles[0] && warningOf(day, isoDay(new Date(), raffles[0].timeZone))
  if (!warning) return null
  const isBought = ({ id }: OnSaleRaffle) => lines.some(({ eventId }) => eventId === id)
  const isLate = raffles
    .filter(isBought)
    .some(({ endAt, timeZone }) => endAt !== null && day > isoDay(new Date(endAt), timeZone))
  const note = warning === 'postDated' && isLate ? 'postDatedLate' : warning
  return (
    <>
      <Status tone="warn">{texts[warning]}</Status> {texts[`${note}Note`]}
    </>
  )
}

/** Six months, after which banks refuse a cheque (Payments Canada, rule A4; Uniform Commercial Code, 4-404). */
const staleAfterDays = 183

function warningOf(day: string, today: string): 'postDated' | 'staleDated' | null {
  if (day > today) return 'postDated'
  return day < addDays(today, -staleAfterDays) ? 'staleDated' : null
}
