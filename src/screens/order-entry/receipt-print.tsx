import { useStore } from '@nanostores/react'
import { Printer } from 'lucide'
import { useEffect, useRef } from 'react'
import { formatDayOf } from '../../core/format/dates.ts'
import { shortId } from '../../core/format/short-id.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { Entered } from '../../core/order-entry/entry-sender.ts'
import { type OrderEntryTexts, orderEntryTexts } from '../../core/order-entry/texts.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import { type SlipCodeTexts, slipCodeTexts } from '../../core/slips/code-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useLocale, useWords } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { type Printed, usePrint } from '../kit/print.tsx'
import { printTexts } from '../kit/print-texts.ts'
import { SlipCode } from '../slips/parts/slip-code.tsx'
import { type Slip, useSlip } from '../slips/parts/use-slip.ts'
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts'
import receiptPaperCss from './receipt-paper.css?inline'

interface ReceiptPrintProps {
  entered: Entered
  size?: 'md' | 'lg'
}

/** The receipt on paper: it is printed as soon as this stands there, and again at each press. */
export default function ReceiptPrint({ entered, size = 'lg' }: ReceiptPrintProps) {
  const texts = useTexts(orderEntryTexts)
  const outboxWords = useTexts(outboxTexts)
  const words = useWords(printTexts)
  const organization = useStore(useDesk().$organization)
  const { printing, print } = usePrint()
  const button = useRef<HTMLButtonElement>(null)
  const isPrinted = useRef(false)
  const slip = useSlip(entered.state === 'kept' ? entered.order : null)
  const slipWords = useTexts(slipCodeTexts)
  const facts = receiptFacts(entered, texts, outboxWords)
  const id = facts.lines[0]?.id ?? null
  const printed: Printed = {
    title: texts.receiptTitle({ order: facts.reference ?? (id === null ? '' : shortId(id)) }),
    content: (
      <Paper
        facts={facts}
        texts={texts}
        reference={outboxWords.reference}
        organization={organization?.name ?? ''}
        slip={slip}
        slipWords={slipWords}
      />
    ),
    css: receiptPaperCss,
    size: 'letter',
  }
  const start = useRef((): void => undefined)
  start.current = () => {
    if (button.current) void print(printed, button.current)
  }

  const isMade = slip?.state !== 'making'
  useEffect(() => {
    if (isPrinted.current || !isMade) return
    isPrinted.current = true
    start.current()
  }, [isMade])

  return (
    <>
      <Button
        ref={button}
        size={size}
        icon={<Icon of={Printer} />}
        busy={printing.state === 'preparing' || !isMade}
        onClick={() => start.current()}
      >
        {texts.print}
      </Button>
      {printing.state === 'failed' && <Alert>{words.failed}</Alert>}
    </>
  )
}

interface PaperProps {
  facts: ReceiptFacts
  texts: OrderEntryTexts
  /** The word for it. */
  reference: string
  organization: string
  /** Of an order that waits. */
  slip: Slip | null
  slipWords: SlipCodeTexts
}

/** No store of ours reaches the page that is printed: its words are handed over. */
function Paper({ facts, texts, reference, organization, slip, slipWords }: PaperProps) {
  const locale = useLocale()
  const { lines, currency, totalCents, donationCents, changeCents, customerName, tender } = facts
  const day = formatDayOf(facts.at, browserTimeZone(), locale)
  return (
    <article className="rd-receipt-paper">
      <h1>{organization}</h1>
      <p>
        {day} · <bdi>{customerName}</bdi>
      </p>
      {facts.reference !== null && (
        <p>
          {reference} <strong>{facts.reference}</strong>
        </p>
      )}
      <table>
        <tbody>
          {lines.map(({ key, id, name, detail, cents }) => (
            <tr key={key}>
              <th scope="row">
                {id !== null && shortId(id)} <bdi>{name}</bdi>
                <small>{detail}</small>
              </th>
              <td>
                <Money cents={cents} currency={currency} />
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
      {facts.onPaper.map(note => (
        <p key={note}>{note}</p>
      ))}
      {slip && <SlipCode slip={slip} texts={slipWords} size={200} />}
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
