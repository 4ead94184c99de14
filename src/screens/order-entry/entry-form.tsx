import { useEffect, useRef, useState } from 'react'
import type { CardKey } from '../../core/order-entry/card-messages.ts'
import { askedOf } from '../../core/order-entry/missing.ts'
import type { OnSale } from '../../core/order-entry/on-sale.ts'
import type { PurchaseSource } from '../../core/order-entry/purchase.ts'
import { isBlank } from '../../core/order-entry/typed-entry.ts'
import { useDesk } from '../desk.tsx'
import { LeaveQuestion } from '../kit/forms/leave-question.tsx'
import { RestoredDraft } from '../kit/forms/restored-draft.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { useBarForNotices } from '../use-bar.ts'
import { BeforePayment } from './before-payment.tsx'
import { BuyerPart } from './buyer-part.tsx'
import { outboxKey, partKeys, useEntryKeys } from './entry-keys.ts'
import { EntryReceipt } from './entry-receipt.tsx'
import { EntrySide } from './entry-side.tsx'
import { KeptReceipt } from './kept-receipt.tsx'
import { OutboxStrip } from './outbox-strip.tsx'
import { PaymentPart } from './payment-part.tsx'
import { TicketsPart } from './tickets-part.tsx'
import type { CardAsked } from './use-card-tokens.ts'
import { useEntry } from './use-entry.ts'
import { loadOutboxList, useOutboxList } from './use-outbox-list.ts'
import { useOutboxNews } from './use-outbox-news.ts'

interface EntryFormProps {
  /** The name of the draft of what is typed here. */
  draft: string
  sale: OnSale
  sources: readonly [PurchaseSource, ...PurchaseSource[]]
}

/** One order as it is typed, and the receipt of the one before: every step by keyboard. */
export function EntryForm({ draft, sale, sources }: EntryFormProps) {
  const card: CardAsked = useRef(null)
  const entry = useEntry({ draft, sale, sources, card })
  const { form, entered, outbox, unsure } = entry
  const element = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const enterButton = useRef<HTMLButtonElement>(null)
  const giveUpButton = useRef<HTMLButtonElement>(null)
  const values = form.methods.watch()
  const asked = askedOf(values, sale)
  const list = useOutboxList(outbox)
  /** Counts the orders: what a part of the form remembers of one is gone with it. */
  const [number, setNumber] = useState(0)
  useOutboxNews(outbox, entry.isNews)
  const standBar = useBarForNotices()
  useEffect(standBar, [standBar])

  // Another order begins at its first field; one that stands there again, at what is wrong with it.
  useEffect(() => {
    if (number === 0) return
    const names = form.faults.shown().flatMap(({ path }) => form.places.nameOf(path) ?? [])
    form.places.focus(form.places.inOrder(names)[0] ?? 'customer.phone')
  }, [number, form.places, form.faults])

  // Whoever has just signed in types at once, unless something has the focus already; on a host's page nothing is taken.
  const { kind } = useDesk().session
  useEffect(() => {
    if (kind === 'standalone' && isFocusNowhere()) form.places.focus('customer.phone')
  }, [kind, form.places])

  function begin(how: () => void) {
    setNumber(number + 1)
    how()
  }

  const next = () => begin(entry.next)
  const startAnew = () => begin(entry.startAnew)

  useEntryKeys(place, key => {
    if (key === 'outbox') list.open()
    else if (key === 'anew') entered ? next() : giveUpButton.current?.click()
    else if (key !== 'enter') goTo(key)
    else if (!entered) entry.enter()
  })

  /** What is typed next takes the place of the number, which is the next buyer's. */
  function goTo(name: (typeof partKeys)[keyof typeof partKeys]) {
    form.places.focus(name)
    if (name !== partKeys.F2) return
    const root = element.current?.getRootNode() as Document | ShadowRoot | undefined
    if (root?.activeElement instanceof HTMLInputElement) root.activeElement.select()
  }

  function onCardKey(key: CardKey) {
    if (key === 'Tab') enterButton.current?.focus()
    else if (key === outboxKey) list.open()
    else goTo(partKeys[key])
  }

  const parts = { form, sale, values, asked }
  return (
    <div className="rd-entry" ref={place}>
      <OutboxStrip
        outbox={outbox}
        isSeen={key => list.seen.has(key) || entry.isInFront(key)}
        openButton={list.button}
        onOpen={list.open}
      />
      {entered?.state === 'entered' ? (
        <EntryReceipt entered={entered} onNext={next} />
      ) : entered ? (
        <KeptReceipt
          order={entered.order}
          outbox={outbox}
          onAccepted={entry.stands}
          onLook={list.open}
          onNext={next}
        />
      ) : (
        <form
          ref={element}
          id={form.id}
          className="rd-form rd-entry-form"
          noValidate
          method="post"
          aria-busy={form.status.state === 'saving' || undefined}
          onSubmit={event => event.preventDefault()}
        >
          <RestoredDraft
            form={{ ...form, restored: form.restored && { ...form.restored, unsure } }}
            onDiscard={startAnew}
          />
          <div className="rd-entry-columns">
            <fieldset key={number} className="rd-entry-main" disabled={unsure}>
              <BuyerPart {...parts} sources={sources} toMissing={entry.toMissing} />
              <TicketsPart {...parts} />
              <BeforePayment {...parts} />
              <PaymentPart
                {...parts}
                outbox={outbox}
                card={card}
                onEnter={entry.enter}
                onKey={onCardKey}
              />
            </fieldset>
            <EntrySide
              {...parts}
              entry={{ ...entry, startAnew }}
              enterButton={enterButton}
              giveUpButton={giveUpButton}
            />
          </div>
        </form>
      )}
      {list.isOpen && (
        <LoadedPart load={loadOutboxList} onClose={list.close}>
          {OutboxList => (
            <OutboxList
              outbox={outbox}
              isFormBlank={entered !== null || isBlank(values)}
              againstTaking={order =>
                unsure ? 'locked' : sources.includes(order.typed.source) ? null : 'otherScreen'
              }
              onSeen={list.see}
              onTake={(order, paid) => {
                list.close()
                begin(() => entry.takeBack(order, paid))
              }}
              onClose={list.close}
            />
          )}
        </LoadedPart>
      )}
      <LeaveQuestion form={form} element={element} />
    </div>
  )
}

/** On the page, or on the part of it that holds the screen, inside shadow roots too: no key would come here. */
function isFocusNowhere(): boolean {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused === null || focused === document.body || focused.localName === 'main'
}
