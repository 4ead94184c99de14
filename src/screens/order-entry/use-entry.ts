import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { staysOpen } from '../../core/errors.ts'
import { draftsOf } from '../../core/forms/drafts.ts'
import { formRules } from '../../core/forms/form-rules.ts'
import type { SoldLine } from '../../core/order-entry/basket.ts'
import type { PaidBefore } from '../../core/order-entry/cash.ts'
import { createEntrySender, type Entered, enteredOf } from '../../core/order-entry/entry-sender.ts'
import { askedOf, entryReasons } from '../../core/order-entry/missing.ts'
import type { OnSale } from '../../core/order-entry/on-sale.ts'
import { orderEntryOf } from '../../core/order-entry/order-entry.ts'
import type { PurchaseSource } from '../../core/order-entry/purchase.ts'
import { purchaseRuleTexts } from '../../core/order-entry/rule-texts.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import {
  blankEntry,
  EntrySchema,
  type EntryValues,
  purchaseOf,
  typedAgain,
} from '../../core/order-entry/typed-entry.ts'
import { firstTender, nextTender } from '../../core/order-entry/usual-tender.ts'
import { outboxOf } from '../../core/outbox/open-outbox.ts'
import type { Outbox } from '../../core/outbox/outbox.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { useDesk, useTexts } from '../desk.tsx'
import type { KitForm } from '../kit/forms/form.ts'
import { useForm } from '../use-form.ts'
import { asQuestion, isQuestion } from './entry-errors.ts'
import { entryMessages } from './entry-messages.ts'
import { type CardAsked, useCardTokens } from './use-card-tokens.ts'
import { isCutOff, useOutbox } from './use-outbox.ts'

export interface Entry {
  form: KitForm<EntryValues>
  outbox: Outbox
  /** Null while an order is typed. */
  entered: Entered | null
  /** An order was sent past the outbox, and nobody knows what became of it: it can be asked for again as it was. */
  unsure: boolean
  /** Why the order that stands in the form again wasn't entered, where no field can say so, and that it was paid. */
  said: readonly string[]
  /** What was paid for it by then; null: no order stands there again. */
  paid: PaidBefore | null
  /** What that order was of, by the names that it was sold by. */
  sold: readonly SoldLine[]
  /** Sends what is typed, or goes to what is missing. */
  enter(): void
  /** The same, after the seller said that it is another order than one of just now. */
  enterAnother(): void
  /** It was no other order: what is typed stands there to be changed. */
  dropAnother(): void
  /** The seller left the question, and may change the card: it is asked anew. */
  forgetCard(): void
  /** Puts the focus on what the seller has to ask next. */
  toMissing(): void
  next(): void
  /** Gives up what is typed, or what nobody knows the end of, for another order. */
  startAnew(): void
  /**
   * Puts an order that was refused later back into the form, with its reasons, and out of the list.
   *
   * @param words what its seller has to know of the money that was taken
   */
  takeBack(order: WaitingOrder, words: readonly string[]): void
  /** An order that was kept stands by now, and its receipt shows: its buyer may have its reference, so it stays in the list. */
  stands(order: WaitingOrder): void
  /** What becomes of this order is in front of nobody. */
  isNews(order: WaitingOrder): boolean
  /** The seller sees what becomes of this one. */
  isInFront(key: string): boolean
}

interface EntryOptions {
  /** The name of the draft of what is typed here (`entryDraftOf`). */
  draft: string
  sale: OnSale
  sources: readonly [PurchaseSource, ...PurchaseSource[]]
  /** The provider's fields. */
  card: CardAsked
}

/** An order as it is typed, sent once, and followed by the next. */
export function useEntry({ draft, sale, sources, card }: EntryOptions): Entry {
  const desk = useDesk()
  const texts = useTexts(orderEntryTexts)
  const outboxWords = useTexts(outboxTexts)
  const language = useStore(desk.$locale)
  const { onSale } = orderEntryOf(desk)
  const outbox = outboxOf(desk)
  // What these hold is read when it is needed, by what is made once.
  const now = useRef({ sale, outboxWords })
  now.current = { sale, outboxWords }
  const [entered, setEntered] = useState<Entered | null>(null)
  const [isAnswered, setAnswered] = useState(false)
  const [said, setSaid] = useState<readonly string[]>([])
  const [paid, setPaid] = useState<PaidBefore | null>(null)
  const [sold, setSold] = useState<readonly SoldLine[]>([])
  const [first] = useState(() => {
    const [source] = sources
    const tender = firstTender(source, sale)
    return blankEntry({ source, batchId: null, receivedOn: null, tender }, language)
  })
  /** What stands in the draft that comes back, if there is one. */
  const [before] = useState(() => draftsOf(desk).of(draft)?.restore(first)?.values ?? null)
  const [together] = useState(() => (values: EntryValues) => {
    if (values.sent !== null) return []
    const needsNetwork = values.tender.type === 'credit' && isCutOff(desk, outbox)
    return [
      ...entryReasons(values, now.current.sale),
      ...(needsNetwork ? [{ path: 'tender.type', code: 'card-offline' }] : []),
    ]
  })
  const [rules] = useState(() => formRules(EntrySchema, together))
  const cards = useCardTokens(card)
  const [sender] = useState(() =>
    createEntrySender(desk, outbox, {
      token: cards.tokenFor,
      words: () => now.current.outboxWords,
    }),
  )
  const wasUnsureNow = useRef(false)
  /** The next one comes from where this one came: by phone, or in the same batch of mail. */
  function blankAfter({ source, batchId, receivedOn, tender }: EntryValues): EntryValues {
    const kept = { source, batchId, receivedOn, tender: nextTender(tender.type, source, sale) }
    return blankEntry(kept, language)
  }

  const form = useForm(EntrySchema, {
    id: draft,
    values: first,
    begins: first,
    together,
    messages: entryMessages(texts, useTexts(purchaseRuleTexts), outboxWords),
    async onSave(values, { idempotencyKey: attempt }) {
      try {
        setEntered(await sender.send(values, attempt, now.current.sale))
        setPaid(null)
      } catch (error) {
        const isOpen = staysOpen(error, wasUnsureNow.current)
        if (values.sent && isQuestion(error)) cards.keep(values.sent)
        if (!isOpen) {
          setAnswered(true)
          methods.setValue('sent', null)
        }
        throw asQuestion(error, isOpen)
      } finally {
        onSale.freshen()
      }
      setAnswered(true)
      return { state: 'saved', record: blankAfter(values) }
    },
  })

  const { status, restored, methods, faults, places } = form
  const abandon = useRef(form.abandon)
  abandon.current = form.abandon
  const isLeftOpen = !isAnswered && restored?.unsure === true && before?.sent !== null
  // While it is asked for again it isn't known either.
  if (status.state !== 'saving')
    wasUnsureNow.current = status.state === 'refused' ? status.unsure : isLeftOpen
  const unsure = wasUnsureNow.current

  // The tab was killed after the outbox had the order: what came back as a draft waits there already.
  const isKeptAlready = useOutbox(
    outbox,
    state => state.state === 'ready' && state.orders.some(({ key }) => key === before?.key),
  )
  const hasTwice = restored !== null && isKeptAlready
  useEffect(() => {
    if (hasTwice) abandon.current()
  }, [hasTwice])

  function send(notDuplicate: boolean) {
    if (status.state === 'saving' || entered) return
    setSaid([])
    cards.begin()
    if (!unsure) {
      methods.setValue('notDuplicate', notDuplicate)
      methods.setValue('sent', null)
      const checked = rules.check(methods.getValues())
      if (checked.allowed) begin(checked.values)
      else card.current?.check()
    }
    // What became of the card before is no news of this try.
    faults.touch('tender.token', 'change')
    void form.save()
  }

  /** What an attempt says of itself stands in the form while it is under way: a tab that is killed finds it again. */
  function begin(checked: EntryValues) {
    const values = { ...checked, takenAt: new Date().toISOString() }
    const isKept = sender.keeps(values)
    methods.setValue('takenAt', values.takenAt)
    methods.setValue('key', isKept ? sender.keyFor(values, sale) : '')
    if (!isKept) methods.setValue('sent', purchaseOf(values, askedOf(values, sale)))
  }

  return {
    form,
    outbox,
    entered,
    unsure,
    said,
    paid,
    sold,
    enter: () => send(false),
    enterAnother: () => send(true),
    dropAnother() {
      cards.forget()
      sender.dropQuestion()
      faults.touch('notDuplicate', 'change')
      places.focus('lines')
    },
    forgetCard: cards.forget,
    toMissing() {
      const checked = rules.check(methods.getValues())
      const paths = checked.allowed ? [] : checked.reasons.map(({ path }) => path)
      const names = paths.flatMap(path => places.nameOf(path) ?? [])
      const [missing] = places.inOrder([...new Set(names)])
      if (missing !== undefined) places.focus(missing)
    },
    next() {
      if (entered?.state === 'kept') sender.leave(entered.order.key)
      setEntered(null)
    },
    startAnew() {
      const values = methods.getValues()
      setAnswered(true)
      setSaid([])
      setPaid(null)
      sender.dropQuestion()
      form.discard()
      methods.reset(blankAfter(values), { keepDefaultValues: true })
    },
    takeBack(order, words) {
      const values = typedAgain(order.typed)
      setAnswered(true)
      setEntered(null)
      form.abandon()
      methods.reset(values, { keepDefaultValues: true })
      const fields = order.reasons.flatMap(({ field, code, message }) =>
        field === undefined ? [] : [{ path: field, code, message }],
      )
      faults.refuse(fields)
      const homeless = order.reasons.filter(({ field }) => !field)
      setSaid([...homeless.map(({ message }) => message), ...words])
      setPaid({ cents: order.totalCents, tender: values.tender })
      const { lines } = order.provisional
      setSold(values.lines.flatMap((line, at) => (lines[at] ? [{ ...lines[at], ...line }] : [])))
      // First it is kept as a draft, then it goes from the list: at no moment it is in neither.
      const keeping = draftsOf(desk).of(draft)?.keep(first, values)
      if (keeping === 'kept') void outbox.forget(order.key).catch(() => undefined)
    },
    stands({ receipt, purchase, reference }) {
      if (receipt !== null) setEntered(enteredOf(purchase, receipt, reference))
    },
    isNews: sender.isNews,
    isInFront: sender.isInFront,
  }
}
