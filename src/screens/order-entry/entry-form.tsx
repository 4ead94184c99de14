import { useEffect, useRef, useState } from 'react'
import type { CardKey } from '../../core/order-entry/card-messages.ts'
import { askedOf } from '../../core/order-entry/missing.ts'
import type { OnSale } from '../../core/order-entry/on-sale.ts'
import type { PurchaseSource } from '../../core/order-entry/purchase.ts'
import { useDesk } from '../desk.tsx'
import { LeaveQuestion } from '../kit/forms/leave-question.tsx'
import { RestoredDraft } from '../kit/forms/restored-draft.tsx'
import { BeforePayment } from './before-payment.tsx'
import { BuyerPart } from './buyer-part.tsx'
import { partKeys, useEntryKeys } from './entry-keys.ts'
import { EntryReceipt } from './entry-receipt.tsx'
import { EntrySide } from './entry-side.tsx'
import { isFocusNowhere } from './nowhere.ts'
import { PaymentPart } from './payment-part.tsx'
import { TicketsPart } from './tickets-part.tsx'
import { type CardAsked, useEntry } from './use-entry.ts'

interface EntryFormProps {
  way: string
  sale: OnSale
  sources: readonly [PurchaseSource, ...PurchaseSource[]]
}

/** One order as it is typed, and the receipt of the one before: every step by keyboard. */
export function EntryForm({ way, sale, sources }: EntryFormProps) {
  const card: CardAsked = useRef(null)
  const entry = useEntry({ way, sale, sources, card })
  const { form, entered, unsure } = entry
  const element = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const enterButton = useRef<HTMLButtonElement>(null)
  const values = form.methods.watch()
  const asked = askedOf(values, sale)
  /** Counts the orders: what a part of the form remembers of one is gone with it. */
  const [number, setNumber] = useState(0)

  // Another order begins at its first field.
  useEffect(() => {
    if (number > 0) form.places.focus('customer.phone')
  }, [number, form.places])

  // Whoever has just signed in types at once, unless something has the focus already; on a host's page nothing is taken.
  const { kind } = useDesk().session
  useEffect(() => {
    if (kind === 'standalone' && isFocusNowhere()) form.places.focus('customer.phone')
  }, [kind, form.places])

  function next() {
    setNumber(number + 1)
    entry.next()
  }

  function startAnew() {
    setNumber(number + 1)
    entry.startAnew()
  }

  useEntryKeys(place, key => {
    if (key !== 'enter') form.places.focus(key)
    else if (!entered) entry.enter()
  })

  function onCardKey(key: CardKey) {
    if (key === 'Tab') enterButton.current?.focus()
    else form.places.focus(partKeys[key])
  }

  const parts = { form, sale, values, asked }
  return (
    <div className="rd-entry" ref={place}>
      {entered ? (
        <EntryReceipt entered={entered} onNext={next} />
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
          <RestoredDraft form={form} onDiscard={startAnew} />
          <div className="rd-entry-columns">
            <fieldset key={number} className="rd-entry-main" disabled={unsure}>
              <BuyerPart {...parts} sources={sources} toMissing={entry.toMissing} />
              <TicketsPart {...parts} />
              <BeforePayment {...parts} />
              <PaymentPart {...parts} card={card} onEnter={entry.enter} onKey={onCardKey} />
            </fieldset>
            <EntrySide {...parts} entry={{ ...entry, startAnew }} enterButton={enterButton} />
          </div>
        </form>
      )}
      <LeaveQuestion form={form} element={element} />
    </div>
  )
}
