import type { CustomerRow } from '../../core/customers/customer.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { formatPhone } from '../../core/format/phone.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Dash } from '../kit/dash.tsx'
import { DateText } from '../kit/date-text.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { Status } from '../kit/status.tsx'
import { EmailText } from '../reach-links.tsx'
import { tagCell } from '../tags/parts/tag-chips.tsx'
import customersCss from './customers.css?inline'

addSheet(customersCss)

/** The cells of the list of customers that say more than their column's value. */
export const customerCells = {
  name: (row: CustomerRow) => <CustomerName customer={row} />,
  contact: (row: CustomerRow) => <Contact customer={row} />,
  tags: tagCell,
  lifetimeCents: ({ lifetimeCents, currency }: CustomerRow) => (
    <Money cents={lifetimeCents} currency={currency} />
  ),
  lastOrderAt: ({ lastOrderAt, timeZone }: CustomerRow) => (
    <DateText instant={lastOrderAt} timeZone={timeZone} show="date" />
  ),
}

/** Their name, and what is to be known of it. */
function CustomerName({ customer }: { customer: CustomerRow }) {
  const texts = useTexts(customerTexts)
  return (
    <span className="rd-customer-name">
      <bdi>{customer.name}</bdi>
      {customer.duplicate && <Status tone="warn">{texts.duplicateYes}</Status>}
      {customer.erased && <Status tone="neutral">{texts.erasedCustomer}</Status>}
    </span>
  )
}

/** As text: a link of each row would be a stop of each row. */
function Contact({ customer: { email, phone } }: { customer: CustomerRow }) {
  const locale = useLocale()
  if (email === null && phone === null) return <Dash />
  return (
    <span className="rd-customer-reach">
      {email && (
        <span>
          <EmailText email={email} />
        </span>
      )}
      {phone && <span className="rd-number">{formatPhone(phone, locale)}</span>}
    </span>
  )
}
