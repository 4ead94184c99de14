import { Minus, Plus, X } from 'lucide'
import { type Ref, useRef } from 'react'
import { fullName } from '../../core/customers/full-name.ts'
import {
  againstOneMore,
  type GoneLine,
  gone,
  type PricedLine,
  seenWith,
  withMore,
  without,
} from '../../core/order-entry/basket.ts'
import { changeOf, leftToSettle } from '../../core/order-entry/cash.ts'
import { offered } from '../../core/order-entry/missing.ts'
import type { OnSaleRaffle } from '../../core/order-entry/on-sale.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { isBlank } from '../../core/order-entry/typed-entry.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Money } from '../kit/money.tsx'
import { EntryFault } from './entry-fault.tsx'
import { EntryKeys } from './entry-keys-strip.tsx'
import entrySideCss from './entry-side.css?inline'
import { GiveUp } from './give-up.tsx'
import type { PartProps } from './parts.ts'
import type { Entry } from './use-entry.ts'

addSheet(entrySideCss)

interface EntrySideProps extends PartProps {
  entry: Entry
  enterButton: Ref<HTMLButtonElement>
  giveUpButton: Ref<HTMLButtonElement>
}

/** The order as it stands: its lines, what it comes to, what goes back; and what enters it. */
export function EntrySide({ entry, enterButton, giveUpButton, ...parts }: EntrySideProps) {
  const texts = useTexts(orderEntryTexts)
  const { form, sale, values, asked } = parts
  const { cents } = values.donation
  const name = fullName(values.customer).trim()
  const seen = useRef<readonly OnSaleRaffle[]>([])
  seen.current = seenWith(seen.current, sale.raffles)
  const dead = gone(values.lines, offered(sale, values.source), seen.current, entry.sold)
  const isGiven = asked.donation && Number.isSafeInteger(cents) && cents !== 0
  return (
    <div className="rd-entry-side">
      <section className="rd-entry-part rd-entry-order" aria-labelledby={`${form.id}-order`}>
        <h2 className="rd-entry-part-title" id={`${form.id}-order`}>
          {texts.order}{' '}
          {name !== '' && (
            <span className="rd-entry-quiet">
              <bdi>{texts.enteredFor({ name })}</bdi>
            </span>
          )}
        </h2>
        {values.lines.length === 0 && !isGiven ? (
          <p className="rd-entry-quiet">
            {texts.emptyOrder} {texts.emptyOrderHint}
          </p>
        ) : (
          <ul className="rd-entry-lines">
            {asked.lines.map(line => (
              <OrderLine key={line.packageId} line={line} {...parts} isLocked={entry.unsure} />
            ))}
            {dead.map(line => (
              <DeadLine key={line.packageId} line={line} {...parts} isLocked={entry.unsure} />
            ))}
            {isGiven && (
              <li className="rd-entry-line">
                <span className="rd-entry-line-words">{texts.donation}</span>
                <Money cents={Number(cents)} currency={sale.currency} />
              </li>
            )}
          </ul>
        )}
      </section>
      <section className="rd-entry-part rd-entry-pay" aria-label={texts.total}>
        <Sums {...parts} paid={entry.paid} />
        <EntryFault entry={entry} />
        <p className="rd-entry-quiet rd-entry-waiting" role="status">
          {form.status.state === 'saving' &&
            values.tender.type === 'credit' &&
            texts.waitingForBank}
        </p>
        {!entry.unsure && (
          <Button
            ref={enterButton}
            variant="primary"
            size="lg"
            className="rd-entry-enter"
            busy={form.status.state === 'saving'}
            aria-keyshortcuts="Control+Enter"
            onClick={entry.enter}
          >
            {texts.enter}
          </Button>
        )}
        {!entry.unsure && (
          <GiveUp
            entry={entry}
            label={texts.startOver}
            title={texts.startOverTitle}
            message={texts.startOverMessage}
            isBlank={isBlank(values)}
            variant="quiet"
            button={giveUpButton}
          />
        )}
      </section>
      <EntryKeys />
    </div>
  )
}

interface OrderLineProps extends PartProps {
  line: PricedLine
  isLocked: boolean
}

function OrderLine({ line, form, sale, values, isLocked }: OrderLineProps) {
  const texts = useTexts(orderEntryTexts)
  const { raffle, tickets, quantity } = line
  const pack = texts.pack({ number: String(line.package.tickets) })(line.package.tickets)
  const named = { pack, raffle: raffle.name }
  const change = (by: number) => {
    form.methods.setValue('lines', withMore(values.lines, line, by, raffle))
    form.faults.forget('lines')
  }
  return (
    <li className="rd-entry-line">
      <span className="rd-entry-line-words">
        <span>
          {quantity > 1 && <span className="rd-entry-line-count">{quantity} × </span>}
          {pack}
        </span>
        <span className="rd-entry-quiet">
          <bdi>{raffle.name}</bdi>
        </span>
        {quantity > 1 && (
          <span className="rd-entry-quiet">{texts.pack({ number: String(tickets) })(tickets)}</span>
        )}
      </span>
      <span className="rd-entry-line-steps">
        <IconButton
          icon={Minus}
          size="sm"
          label={texts.less1(named)}
          idle={isLocked}
          onClick={() => change(-1)}
        />
        <IconButton
          icon={Plus}
          size="sm"
          label={texts.more1(named)}
          idle={isLocked || againstOneMore(line.package, raffle, values.lines) !== null}
          onClick={() => change(1)}
        />
      </span>
      <Money cents={line.cents} currency={sale.currency} />
    </li>
  )
}

interface DeadLineProps extends PartProps {
  line: GoneLine
  isLocked: boolean
}

/** Of what went off sale while the order was typed: it counts for nothing, and has to be taken out. */
function DeadLine({ line, form, values, isLocked }: DeadLineProps) {
  const texts = useTexts(orderEntryTexts)
  const { raffleName, tickets, quantity } = line
  const pack = tickets === null ? null : texts.pack({ number: String(tickets) })(tickets)
  const name = [pack, raffleName].filter(Boolean).join(', ') || texts.goneUnknown
  function takeOut() {
    form.methods.setValue('lines', without(values.lines, line))
    form.faults.forget('lines')
    // The button is gone with its line.
    form.places.focus('lines')
  }
  return (
    <li className="rd-entry-line" data-gone>
      <span className="rd-entry-line-words">
        <s>
          {quantity > 1 && `${quantity} × `}
          <bdi>{name}</bdi>
        </s>
        <span className="rd-entry-line-gone">{texts.gone}</span>
      </span>
      <IconButton
        icon={X}
        size="sm"
        label={texts.takeOut({ name })}
        idle={isLocked}
        onClick={takeOut}
      />
    </li>
  )
}

/** The total, and of cash what goes back: in the largest type, for it is said aloud. */
function Sums({ sale, values, asked, paid }: PartProps & Pick<Entry, 'paid'>) {
  const texts = useTexts(orderEntryTexts)
  const { type, givenCents } = values.tender
  const given = Number.isNaN(givenCents) ? null : givenCents
  const left = paid && leftToSettle(asked.totalCents, values.tender, paid)
  const change = type === 'cash' && left === null ? changeOf(asked.totalCents, given) : null
  const isMissing = change?.state === 'missing'
  return (
    <dl className="rd-entry-sums" aria-live="polite">
      <div className="rd-entry-sum" aria-atomic="true">
        <dt>{texts.total}</dt>
        <dd className="rd-entry-total" data-figure="total">
          <Money short cents={asked.totalCents} currency={sale.currency} />
        </dd>
      </div>
      {paid && left !== null && (
        <div className="rd-entry-sum" aria-atomic="true" data-tone={left > 0 ? 'bad' : 'ok'}>
          <dt>{left > 0 ? texts.toCollect : left < 0 ? texts.toGiveBack : texts.paidBefore}</dt>
          <dd className="rd-entry-change" data-figure="change">
            <Money short cents={Math.abs(left) || paid.cents} currency={sale.currency} />
          </dd>
        </div>
      )}
      {change && (
        <div className="rd-entry-sum" aria-atomic="true" data-tone={isMissing ? 'bad' : 'ok'}>
          <dt>{isMissing ? texts.stillMissing : texts.change}</dt>
          <dd className="rd-entry-change" data-figure="change">
            {change.state === 'exact' && asked.totalCents > 0 ? (
              <data value="0">{texts.exact}</data>
            ) : (
              <Money short cents={'cents' in change ? change.cents : 0} currency={sale.currency} />
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
