import { useCallback } from 'react'
import { formatInstant } from '../../core/format/instants.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { printTexts } from '../../core/tickets/print-texts.ts'
import { outcomeOf, type PrintOutcome, type TicketPrint } from '../../core/tickets/ticket-print.ts'
import { useTexts } from '../desk.tsx'
import { DateText } from '../kit/date-text.tsx'
import { useLocale } from '../kit/language.tsx'
import { Status, type Tone } from '../kit/status.tsx'

const tones: Readonly<Record<PrintOutcome, Tone>> = {
  unsaid: 'warn',
  all: 'ok',
  part: 'warn',
  none: 'neutral',
}

/** The cells of the log of prints that say more than their column's value. */
export const printCells = {
  printedAt: ({ printedAt }: TicketPrint) => (
    <DateText instant={printedAt} timeZone={browserTimeZone()} />
  ),
  outcome: (print: TicketPrint) => <Outcome outcome={outcomeOf(print)} />,
}

function Outcome({ outcome }: { outcome: PrintOutcome }) {
  const texts = useTexts(printTexts)
  return <Status tone={tones[outcome]}>{texts[`outcome-${outcome}`]}</Status>
}

/** What a row is called by those who hear it. */
export function usePrintName(): (print: TicketPrint) => string {
  const locale = useLocale()
  return useCallback(
    ({ printedAt }) =>
      formatInstant(printedAt, { timeZone: browserTimeZone(), locale, style: 'date-time' }),
    [locale],
  )
}
