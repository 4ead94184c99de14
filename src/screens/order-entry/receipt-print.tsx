import { useStore } from '@nanostores/react'
import { Printer } from 'lucide'
import { useEffect, useRef } from 'react'
import { formatDayOf } from '../../core/format/dates.ts'
import { shortId } from '../../core/format/short-id.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { type OrderEntryTexts, orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useLocale, useWords } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { type Printed, usePrint } from '../kit/print.tsx'
import { printTexts } from '../kit/print-texts.ts'
import { numbersOf } from './numbers-of.ts'
import receiptPaperCss from './receipt-paper.css?inline'
import type { Entered } from './use-entry.ts'

/** The receipt on paper: it is printed as soon as this stands there, and again at each press. */
export default function ReceiptPrint({ entered }: { entered: Entered }) {
  const texts = useTexts(orderEntryTexts)
  const words = useWords(printTexts)
  const organization = useStore(useDesk().$organization)
  const { printing, print } = usePrint()
  const button = useRef<HTMLButtonElement>(null)
  const isPrinted = useRef(false)
  const [first] = entered.receipt.orders
  const printed: Printed = {
    title: texts.receiptTitle({ order: first ? shortId(first.id) : '' }),
    content: <Paper entered={entered} texts={texts} organization={organization?.name ?? ''} />,
    css: receiptPaperCss,
    size: 'letter',
  }
  const start = useRef((): void => undefined)
  start.current = () => {
    if (button.current) void print(printed, button.current)
  }

  useEffect(() => {
    if (isPrinted.current) return
    isPrinted.current = true
    start.current()
  }, [])

  return (
    <>
      <Button
        ref={button}
        size="lg"
        icon={<Icon of={Printer} />}
        busy={printing.state === 'preparing'}
        onClick={start.current}
      >
        {texts.print}
      </Button>
      {printing.state === 'failed' && <Alert>{words.failed}</Alert>}
    </>
  )
}

interface PaperProps {
  entered: Entered
  texts: OrderEntryTexts
  organization: string
}

/** No store of ours reaches the page that is printed: its words are handed over. */
function Paper({ entered: { receipt, tender }, texts, organization }: PaperProps) {
  const locale = useLocale()
  const { orders, currency, totalCents, donationCents, changeCents, customerName } = receipt
  const day = formatDayOf(receipt.enteredAt, browserTimeZone(), locale)
  return (
    <article className="rd-receipt-paper">
      <h1>{organization}</h1>
      <p>
        {day} · <bdi>{customerName}</bdi>
      </p>
      <table>
        <tbody>
          {orders.map(order => (
            <tr key={order.id}>
              <th scope="row">
                {shortId(order.id)} <bdi>{order.eventName}</bdi>
                <small>{numbersOf(order, texts)}</small>
              </th>
              <td>
                <Money cents={order.amountPaidCents - order.donationCents} currency={currency} />
              </td>
            </tr>
          ))}
          {donationCents > 0 && (
            <Sum words={texts.donation} cents={donationCents} currency={currency} />
          )}
          <Sum words={texts.total} cents={totalCents} currency={currency} isTotal />
          {changeCents !== null && (
            <Sum words={texts.change} cents={changeCents} currency={currency} />
          )}
        </tbody>
      </table>
      <p>
        {texts.paidBy} {texts[`tender-${tender}`]}
      </p>
    </article>
  )
}

interface SumProps {
  words: string
  cents: number
  currency: string
  isTotal?: boolean
}

function Sum({ words, cents, currency, isTotal = false }: SumProps) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{words}</th>
      <td>
        <Money cents={cents} currency={currency} />
      </td>
    </tr>
  )
}
