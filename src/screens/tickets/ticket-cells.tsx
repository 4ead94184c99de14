import { isolated } from '../../core/i18n/isolate.ts'
import { rangesText } from '../../core/orders/part-void.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { ticketTexts } from '../../core/tickets/texts.ts'
import { numbersOfRow, type TicketRow, type TicketState } from '../../core/tickets/ticket-list.ts'
import { useTexts } from '../desk.tsx'
import { Dash } from '../kit/dash.tsx'
import { DateText } from '../kit/date-text.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { Status, type Tone } from '../kit/status.tsx'
import { TicketRuns } from '../orders/parts/ticket-runs.tsx'
import { BuyerReach, PhoneLink } from '../reach-links.tsx'
import ticketsCss from './tickets.css?inline'

addSheet(ticketsCss)

const tones: Readonly<Record<TicketState, Tone>> = {
  in: 'ok',
  won: 'ok',
  'was-in': 'neutral',
  'too-late': 'neutral',
  'late-arrival': 'warn',
  unpaid: 'warn',
  'cheque-uncleared': 'warn',
  void: 'neutral',
  'no-draws': 'info',
}

const moment = (instantOf: (row: TicketRow) => string | null) => (row: TicketRow) => (
  <DateText instant={instantOf(row)} timeZone={row.timeZone} show="short" zone />
)

/** What a row is called by those who hear it. */
export const ticketRowName = (row: TicketRow) => `${numbersOfRow(row)}, ${isolated(row.buyer.name)}`

/** The cells of the list of tickets that say more than their column's value. */
export const ticketCells = {
  number: (row: TicketRow) => <TicketRuns>{numbersOfRow(row)}</TicketRuns>,
  raffle: ({ eventName }: TicketRow) => <bdi>{eventName}</bdi>,
  buyer: ({ buyer }: TicketRow) => (
    <span className="rd-ticket-lines">
      <bdi>{buyer.name}</bdi>
      <span className="rd-ticket-detail">
        <BuyerReach buyer={buyer} />
      </span>
    </span>
  ),
  phone: ({ buyer }: TicketRow) => (buyer.phone ? <PhoneLink phone={buyer.phone} /> : <Dash />),
  state: (row: TicketRow) => <TicketStanding row={row} />,
  draws: (row: TicketRow) => <ComingDraws row={row} />,
  order: ({ id }: TicketRow) => <ShortId id={id} />,
  boughtAt: moment(({ boughtAt }) => boughtAt),
  printedAt: moment(({ printedAt }) => printedAt),
  mailedAt: moment(({ mailedAt }) => mailedAt),
}

function TicketStanding({ row: { state, voidNumbers } }: { row: TicketRow }) {
  const texts = useTexts(ticketTexts)
  const standing = <Status tone={tones[state]}>{texts[`state-${state}`]}</Status>
  if (voidNumbers.length === 0) return standing
  return (
    <span className="rd-ticket-lines">
      {standing}
      <span className="rd-ticket-detail">
        {texts.partVoid({ numbers: rangesText(voidNumbers) })}
      </span>
    </span>
  )
}

/** The draws that it is in, the next one first. */
function ComingDraws({ row: { draws, timeZone } }: { row: TicketRow }) {
  const texts = useTexts(ticketTexts)
  const coming = draws.filter(({ standing }) => standing === 'in')
  if (coming.length === 0) return <Dash />
  return (
    <span className="rd-ticket-lines">
      {coming.map(({ id, prizes, drawAt }) => (
        <span key={id}>
          <bdi>{prizes.join(', ')}</bdi>{' '}
          <span className="rd-ticket-detail">
            {drawAt ? <DateText instant={drawAt} timeZone={timeZone} show="date" /> : texts.noDate}
          </span>
        </span>
      ))}
    </span>
  )
}
