import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { outboxListTexts } from '../../core/outbox/list-texts.ts'
import { registerOffline } from '../../core/outbox/offline-start.ts'
import type { Outbox, OutboxReady } from '../../core/outbox/outbox.ts'
import { isWaiting } from '../../core/outbox/states.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import { Status } from '../kit/status.tsx'
import { useNumber } from '../kit/use-number.ts'
import outboxListCss from './outbox-list.css?inline'
import { type AgainstTaking, OutboxOrder } from './outbox-order.tsx'
import { OutboxQuestion, type Question, usePaid } from './outbox-question.tsx'
import { HowMany, Pace } from './outbox-strip.tsx'
import { needsSomebody, useShownOutbox, waits } from './use-outbox.ts'

addSheet(outboxListCss)

interface OutboxListProps {
  outbox: Outbox
  /** Why an order can't be put back into the form here; null: it can. */
  againstTaking: (order: WaitingOrder) => AgainstTaking | null
  /** Nothing would be lost by putting one in. */
  isFormBlank: boolean
  /** These were looked at. */
  onSeen: (keys: readonly string[]) => void
  /** @param paid what is to be known of its money, in words */
  onTake: (order: WaitingOrder, paid: readonly string[]) => void
  onClose: () => void
}

/** The person's orders that wait or whose end isn't seen yet, and what can be done with each. */
export default function OutboxList({ outbox, isFormBlank, onSeen, ...props }: OutboxListProps) {
  const { againstTaking, onClose } = props
  const words = useTexts(outboxTexts)
  const texts = useTexts(outboxListTexts)
  const number = useNumber()
  const state = useShownOutbox(outbox)
  const [question, setQuestion] = useState<Question | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const orders = state.state === 'ready' ? state.orders : []
  const ended = orders.filter(({ state: { kind } }) => kind === 'accepted')
  const news = orders
    .filter(needsSomebody)
    .map(({ key }) => key)
    .join(' ')
  useEffect(() => onSeen(news.split(' ')), [news, onSeen])

  const paid = usePaid()
  function onTake(order: WaitingOrder) {
    if (waits(order)) act(takeBackFirst(order))
    else props.onTake(order, paid(order))
  }

  /** It may be on its way by now: then it stays in the list, which says what comes of it. */
  async function takeBackFirst({ key }: WaitingOrder) {
    await outbox.cancel(key)
    const order = await outbox.settled(key, 0)
    if (order?.state.kind === 'cancelled') props.onTake(order, paid(order))
  }

  function act(deed: Promise<void>) {
    setFailed(false)
    deed.catch(() => setFailed(true))
  }

  function ask(asked: Question) {
    if (asked.what === 'takeIn' && isFormBlank) onTake(asked.order)
    else setQuestion(asked)
  }

  return (
    <Drawer open title={words.title} onClose={onClose}>
      <div className="rd-outbox-list">
        {hasFailed && <Alert>{texts.failed}</Alert>}
        {state.state === 'ready' && <Standing state={state} onSendNow={outbox.sendNow} />}
        {ended.length > 1 && (
          <Button onClick={() => act(all(ended.map(({ key }) => outbox.forget(key))))}>
            {texts.clearEnd({ number: number(ended.length) })(ended.length)}
          </Button>
        )}
        {orders.length === 0 ? (
          <p className="rd-entry-quiet">
            {texts.emptyTitle}. {texts.emptyHint}
          </p>
        ) : (
          <ul className="rd-outbox-orders" data-next>
            {[...orders].sort(byNeed).map(order => (
              <OutboxOrder
                key={order.key}
                order={order}
                isOffline={state.state === 'ready' && state.offline}
                against={againstTaking(order)}
                onAsk={ask}
                onRetry={another => act(outbox.retry(order.key, another))}
                onSeen={() => act(outbox.forget(order.key))}
              />
            ))}
          </ul>
        )}
        {state.state === 'ready' && <Device state={state} />}
      </div>
      {question && (
        <OutboxQuestion
          question={question}
          onConfirm={() => {
            setQuestion(null)
            const { what, order } = question
            if (what === 'takeIn') onTake(order)
            else act(what === 'cancel' ? outbox.cancel(order.key) : outbox.forget(order.key))
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </Drawer>
  )
}

/** What needs somebody comes first, then what waits, then what is in no draw yet; of each the newest. */
function byNeed(one: WaitingOrder, other: WaitingOrder): number {
  return rankOf(one) - rankOf(other) || other.takenAt - one.takenAt
}

function rankOf(order: WaitingOrder): number {
  if (needsSomebody(order)) return 0
  if (waits(order)) return 1
  return order.receipt?.late ? 2 : 3
}

async function all(deeds: readonly Promise<void>[]): Promise<void> {
  await Promise.all(deeds)
}

interface StandingProps {
  state: OutboxReady
  onSendNow: () => void
}

/** The network, what waits, and until when. */
function Standing({ state, onSendNow }: StandingProps) {
  const words = useTexts(outboxTexts)
  const texts = useTexts(outboxListTexts)
  const number = useNumber()
  const { offline, orders, full } = state
  const own = orders.filter(isWaiting)
  const others = state.waiting - own.length
  return (
    <div className="rd-outbox-standing">
      <p className="rd-outbox-standing-line">
        <Status tone={offline ? 'warn' : 'ok'}>{offline ? words.offline : words.online}</Status>
        <strong>
          <HowMany orders={orders} />
        </strong>
      </p>
      {orders.some(waits) && (
        <p className="rd-outbox-standing-line rd-entry-quiet">
          <Pace state={state} onSendNow={onSendNow} />
        </p>
      )}
      {full && <Alert>{words[`full-${full}`]}</Alert>}
      {others > 0 && (
        <p className="rd-entry-quiet">{texts.ofOthers({ number: number(others) })(others)}</p>
      )}
    </div>
  )
}

/** What this device can be trusted with. */
function Device({ state: { persisted } }: { state: OutboxReady }) {
  const texts = useTexts(outboxListTexts)
  const reload = useStore(registerOffline(useDesk()))
  const kept =
    persisted === null ? texts.notAsked : persisted ? texts.persisted : texts.notPersisted
  return (
    <section className="rd-outbox-device">
      <h3 className="rd-entry-part-title">{texts.device}</h3>
      <KeyValueList
        single
        items={[
          { name: texts.storage, value: kept },
          { name: texts.reload, value: texts[`reload-${reload}`] },
        ]}
      />
    </section>
  )
}
