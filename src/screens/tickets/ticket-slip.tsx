import { formatFullMoment } from '../../core/format/clock.ts'
import { formatInstant } from '../../core/format/instants.ts'
import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import type { Locale } from '../../core/i18n/texts.ts'
import { type NumberRange, rangesText, sizeOf } from '../../core/orders/part-void.ts'
import { checkText } from '../../core/tickets/check-text.ts'
import { countIn } from '../../core/tickets/paper.ts'
import { type PaperWords, paperWords } from '../../core/tickets/paper-words.ts'
import type { PrintedOrder, PrintedRaffle } from '../../core/tickets/ticket-print.ts'
import { QrCode } from '../kit/qr-code.tsx'

export interface SlipProps {
  order: PrintedOrder
  raffle: PrintedRaffle
  /** The numbers of this piece of paper. */
  runs: readonly NumberRange[]
  /** There is room for each of many numbers; otherwise their first and last stand for them. */
  listed: boolean
}

/** One piece of paper: a ticket, or many numbers of an order together (docs/domain.md, section 1, "Tickets"). */
export function Slip({ order, raffle, runs, listed }: SlipProps) {
  const { language, eventId, orderId } = order
  const words = paperWords[language]
  return (
    <article className="rd-slip" lang={language}>
      <div className="rd-slip-head">
        <p className="rd-slip-charity">{raffle.organizationName}</p>
        <p className="rd-slip-raffle">{raffle.name}</p>
        {raffle.header && <p className="rd-slip-note">{raffle.header}</p>}
      </div>
      {order.reprint && <p className="rd-slip-mark">{words.reprint}</p>}
      <div className="rd-slip-main">
        <Numbers runs={runs} words={words} listed={listed} />
        <SlipFacts order={order} raffle={raffle} words={words} />
      </div>
      <div className="rd-slip-code">
        <QrCode
          text={checkText({ eventId, orderId, runs })}
          label={words.code}
          size={96}
          correction="M"
        />
      </div>
      <Draws raffle={raffle} language={language} />
      <div className="rd-slip-foot">
        <p>
          {words.support}
          {raffle.contact && ` ${words.contact}${words.colon}${raffle.contact}`}
        </p>
        <p className="rd-slip-place">{order.number}</p>
      </div>
    </article>
  )
}

interface NumbersProps extends Pick<SlipProps, 'runs' | 'listed'> {
  words: PaperWords
}

function Numbers({ runs, listed, words }: NumbersProps) {
  const count = countIn(runs)
  const [first] = runs
  if (count === 1)
    return (
      <p className="rd-slip-number">
        <span>{words.ticket}</span> {first?.firstNumber}
      </p>
    )
  if (!listed)
    return (
      <p className="rd-slip-number">
        <span>{words.tickets(String(count))}</span> {rangesText(runs)}
      </p>
    )
  const numbers = runs.flatMap(run =>
    Array.from({ length: sizeOf(run) }, (_, at) => run.firstNumber + at),
  )
  return (
    <>
      <p className="rd-slip-number">{words.tickets(String(count))}</p>
      <p className="rd-slip-numbers">
        {numbers.map(number => (
          <span key={number}>{number} </span>
        ))}
      </p>
    </>
  )
}

/** So many draws have a line each, with what is played for; of more, the dates stand in columns. */
const mostLines = 4

/** All of them, always. */
function Draws({ raffle: { draws, timeZone }, language }: DrawsProps) {
  const words = paperWords[language]
  const isMany = draws.length > mostLines
  return (
    <ul className={isMany ? 'rd-slip-draws rd-slip-many' : 'rd-slip-draws'}>
      {draws.map(({ id, prizes, drawAt }) => (
        <li key={id}>
          {words.draw} {shortId(id)}
          {words.colon}
          {drawAt ? momentOf(drawAt, { timeZone, locale: language, isMany }) : words.undated}
          {!isMany && ` – ${prizes.join(', ')}`}
        </li>
      ))}
    </ul>
  )
}

interface DrawsProps {
  raffle: PrintedRaffle
  language: Locale
}

function momentOf(
  drawAt: string,
  { timeZone, locale, isMany }: { timeZone: string; locale: Locale; isMany: boolean },
): string {
  return isMany
    ? formatInstant(drawAt, { timeZone, locale, style: 'date-time', zone: true })
    : formatFullMoment(drawAt, timeZone, locale)
}

function SlipFacts({
  order,
  raffle: { timeZone, currency, licenseNumber, drawLocation },
  words,
}: Pick<SlipProps, 'order' | 'raffle'> & { words: PaperWords }) {
  const { language: locale, orderId, boughtAt, source, sellerId, ticketsCents, runs } = order
  const sold = words.sources[source ?? 'online']
  const price = words.priceOf(formatMoney(ticketsCents, currency, locale), countIn(runs))
  const facts = [
    [words.order, shortId(orderId)],
    [words.issued, formatInstant(boughtAt, { timeZone, locale, style: 'date-time', zone: true })],
    [words.pointOfSale, sellerId ? `${sold} ${shortId(sellerId)}` : sold],
    [words.price, price],
    ...(licenseNumber ? [[words.licence, licenseNumber]] : []),
    ...(drawLocation ? [[words.place, drawLocation]] : []),
  ] as const
  return (
    <dl className="rd-slip-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
