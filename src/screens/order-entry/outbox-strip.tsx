import { useStore } from '@nanostores/react'
import { CloudOff, Wifi, WifiOff } from 'lucide'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { orderEntryOf } from '../../core/order-entry/order-entry.ts'
import { registerOffline } from '../../core/outbox/offline-start.ts'
import type { Outbox, OutboxReady } from '../../core/outbox/outbox.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import { formatTimeLeft, untilTimeLeftChanges } from '../../core/outbox/time-left.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { onOnline } from '../../core/resource.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { KeyMark } from '../kit/key.tsx'
import { useLocale } from '../kit/language.tsx'
import { useNow } from '../kit/use-now.ts'
import { useNumber } from '../kit/use-number.ts'
import { outboxKey } from './entry-keys.ts'
import outboxStripCss from './outbox-strip.css?inline'
import { isSilent, needsSomebody, totalOf, useOutbox, useShownOutbox, waits } from './use-outbox.ts'

addSheet(outboxStripCss)

interface OutboxStripProps {
  outbox: Outbox
  /** Whether one that needs somebody was looked at, or is in front of its seller: it is no news. */
  isSeen: (key: string) => boolean
  openButton: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

/** Whether there is a network, and which orders wait for it: a line that is always there, so that nothing moves. */
export function OutboxStrip({ outbox, ...props }: OutboxStripProps) {
  const texts = useTexts(outboxTexts)
  const state = useShownOutbox(outbox)
  const desk = useDesk()
  // What a reload without a network needs is made ready as soon as somebody sells.
  registerOffline(desk)
  const { onSale, $saleKeptAt } = orderEntryOf(desk)
  const isSaleKept = useStore($saleKeptAt) !== null
  const gotNoAnswer = useOutbox(outbox, isSilent)
  // The server answers again whoever asks what is on sale: it answers orders, too.
  const wasSaleKept = useRef(isSaleKept)
  useEffect(() => {
    if (wasSaleKept.current && !isSaleKept) outbox.sendNow()
    wasSaleKept.current = isSaleKept
  }, [isSaleKept, outbox])
  // And the other way round: it answers orders, or the browser has a network again.
  const hadNoAnswer = useRef(gotNoAnswer)
  useEffect(() => {
    if (hadNoAnswer.current && !gotNoAnswer && isSaleKept) onSale.reload()
    hadNoAnswer.current = gotNoAnswer
  }, [gotNoAnswer, isSaleKept, onSale])
  useEffect(() => (isSaleKept ? onOnline(onSale.reload) : undefined), [isSaleKept, onSale])
  return (
    <section className="rd-outbox-strip" aria-label={texts.title}>
      {state.state === 'ready' ? (
        <Ready {...props} state={state} onSendNow={outbox.sendNow} />
      ) : (
        <p className="rd-outbox-said" role="status">
          {state.state !== 'opening' && <Icon of={CloudOff} />}
          {state.state === 'opening' && texts.opening}
          {state.state === 'unavailable' && texts.unavailable}
          {state.state === 'cleared' && <Cleared lost={state.lost} />}
        </p>
      )}
    </section>
  )
}

function Cleared({ lost }: { lost: number }) {
  const texts = useTexts(outboxTexts)
  const number = useNumber()
  return texts.cleared({ number: number(lost) })(lost)
}

interface ReadyProps extends Omit<OutboxStripProps, 'outbox'> {
  state: OutboxReady
  onSendNow: () => void
}

function Ready({ state, isSeen, openButton, onOpen, onSendNow }: ReadyProps) {
  const texts = useTexts(outboxTexts)
  const number = useNumber()
  const { orders, offline, full } = state
  const ended = orders.filter(({ state: { kind } }) => kind === 'accepted').length
  const news = orders.filter(order => needsSomebody(order) && !isSeen(order.key)).length
  const counted = (words: typeof texts.toSee, count: number) =>
    words({ number: number(count) })(count)
  return (
    <>
      <p className="rd-outbox-said" data-offline={offline || undefined}>
        <Icon of={offline ? WifiOff : Wifi} />
        {/* How many wait changes with each order, whose receipt says what became of it. */}
        <strong role="status">{offline ? texts.offline : texts.online}</strong>{' '}
        <span>
          <HowMany orders={orders} saysNeeds={news === 0} />
        </span>{' '}
        {ended > 0 && <span>{counted(texts.toSee, ended)}</span>}
      </p>
      {orders.some(waits) && <Pace state={state} onSendNow={onSendNow} />}
      <p className="rd-outbox-news" aria-live="assertive">
        {news > 0 && counted(texts.needsLook, news)}
        {full && news === 0 && texts.full}
      </p>
      <Button
        ref={openButton}
        size="md"
        variant={news > 0 ? 'primary' : 'secondary'}
        aria-keyshortcuts={outboxKey}
        onClick={onOpen}
      >
        {news > 0 ? texts.look : texts.list}
        <KeyMark of={outboxKey} />
      </Button>
    </>
  )
}

interface HowManyProps {
  orders: readonly WaitingOrder[]
  /** Where none waits, how many need somebody; false: that stands elsewhere. */
  saysNeeds?: boolean
}

/** How many wait, and what they come to. What needs its seller waits for nobody else, but it isn't done. */
export function HowMany({ orders, saysNeeds = true }: HowManyProps) {
  const texts = useTexts(outboxTexts)
  const locale = useLocale()
  const number = useNumber()
  const waiting = orders.filter(waits)
  const needs = orders.filter(needsSomebody).length
  if (waiting.length > 0) {
    const total = totalOf(waiting, locale)
    return texts.waits({ number: number(waiting.length), total })(waiting.length)
  }
  if (needs === 0) return texts.nothingWaits
  return saysNeeds && texts.needsLook({ number: number(needs) })(needs)
}

/** Within the last hour it stands there however narrow the window is. */
const closeMs = 3_600_000

/** When they are tried again, and until when they have to be sent. Both run, and are read out to nobody. */
export function Pace({ state, onSendNow }: { state: OutboxReady; onSendNow: () => void }) {
  const texts = useTexts(outboxTexts)
  const { nextTryAt, deadline, offline } = state
  return (
    <>
      <span className="rd-outbox-pace">
        {nextTryAt !== null && <NextTry at={nextTryAt} />}
        {nextTryAt === null && !offline && <span>{texts.sending}</span>}
        {deadline !== null && offline && <Deadline at={deadline} />}
      </span>
      {(nextTryAt !== null || offline) && <Button onClick={onSendNow}>{texts.sendNow}</Button>}
    </>
  )
}

function NextTry({ at }: { at: number }) {
  const texts = useTexts(outboxTexts)
  const locale = useLocale()
  const left = useLeft(at)
  return (
    <span>{left > 0 ? texts.nextTry({ left: formatTimeLeft(left, locale) }) : texts.sending}</span>
  )
}

function Deadline({ at }: { at: number }) {
  const texts = useTexts(outboxTexts)
  const locale = useLocale()
  const left = useLeft(at)
  return (
    <span className="rd-outbox-deadline" data-close={left < closeMs || undefined}>
      {texts.sendBy({ left: formatTimeLeft(left, locale) })}
    </span>
  )
}

/** Milliseconds until then, told as often as their words change. */
function useLeft(at: number): number {
  const until = useCallback((now: Date) => untilTimeLeftChanges(at - now.getTime()), [at])
  return at - useNow(until).getTime()
}
