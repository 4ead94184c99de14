import { useStore } from '@nanostores/react'
import { type RefObject, useRef, useState } from 'react'
import { DeskError, type FieldError } from '../../core/errors.ts'
import { formRules } from '../../core/forms/form-rules.ts'
import { orderEntryCalls } from '../../core/order-entry/calls.ts'
import { askedOf, entryReasons } from '../../core/order-entry/missing.ts'
import type { OnSale } from '../../core/order-entry/on-sale.ts'
import { orderEntryOf } from '../../core/order-entry/order-entry.ts'
import type { PurchaseSource, Receipt, TenderType } from '../../core/order-entry/purchase.ts'
import { purchaseRuleTexts } from '../../core/order-entry/rule-texts.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import {
  blankEntry,
  EntrySchema,
  type EntryValues,
  paidWith,
  purchaseOf,
} from '../../core/order-entry/typed-entry.ts'
import { useDesk, useTexts } from '../desk.tsx'
import type { KitForm } from '../kit/forms/form.ts'
import { useForm } from '../use-form.ts'
import { entryMessages } from './entry-messages.ts'

/** What was entered, and how it was paid. */
export interface Entered {
  receipt: Receipt
  tender: TenderType
}

export interface Entry {
  form: KitForm<EntryValues>
  /** Null while an order is typed. */
  entered: Entered | null
  /** An order was sent, and nobody knows what became of it: it can be asked for again as it was. */
  unsure: boolean
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
  /** Gives up what nobody knows the end of, for another order. */
  startAnew(): void
}

/** What gives a token of the card, while it is paid by one. */
export type CardAsked = RefObject<(() => Promise<string>) | null>

type ConfirmedCard = { token: string; cents: number } | null

interface EntryOptions {
  way: string
  sale: OnSale
  sources: readonly [PurchaseSource, ...PurchaseSource[]]
  /** Asks the provider's fields for a token. @throws DeskError */
  card: CardAsked
}

const usualTender = { walk_in: 'cash', phone: 'credit', mail: 'cheque' } as const

/** What a way of selling is usually paid by, as far as the organization takes it. */
export function firstTender(source: PurchaseSource, { takesCards }: OnSale): TenderType {
  const usual = usualTender[source]
  return usual === 'credit' && !takesCards ? 'cheque' : usual
}

/** An order as it is typed, sent once, and followed by the next. */
export function useEntry({ way, sale, sources, card }: EntryOptions): Entry {
  const desk = useDesk()
  const texts = useTexts(orderEntryTexts)
  const language = useStore(desk.$locale)
  const { onSale } = orderEntryOf(desk)
  const saleNow = useRef(sale)
  saleNow.current = sale
  const [entered, setEntered] = useState<Entered | null>(null)
  const [isAnswered, setAnswered] = useState(false)
  const [first] = useState(() => {
    const [source] = sources
    const tender = firstTender(source, sale)
    return blankEntry({ source, batchId: null, receivedOn: null, tender }, language)
  })
  const [together] = useState(
    () => (values: EntryValues) =>
      values.sent === null ? entryReasons(values, saleNow.current) : [],
  )
  const [rules] = useState(() => formRules(EntrySchema, together))
  /** Of the attempt that is under way: a repeat of it is paid by the same card. */
  const paidBy = useRef({ attempt: '', token: '' })
  const wasUnsureNow = useRef(false)
  /** Of a card that its holder confirmed, and the server asked about the order before it asked the card. */
  const confirmed = useRef<ConfirmedCard>(null)
  /** The same, of the attempt that begins. */
  const taken = useRef<ConfirmedCard>(null)

  const form = useForm(EntrySchema, {
    id: `order-entry:${way}`,
    values: first,
    together,
    messages: entryMessages(texts, useTexts(purchaseRuleTexts)),
    async onSave(values, { idempotencyKey: attempt }) {
      const wasUnsure = wasUnsureNow.current
      try {
        const sent = values.sent ?? purchaseOf(values, askedOf(values, saleNow.current))
        if (values.tender.type === 'credit' && paidBy.current.attempt !== attempt)
          paidBy.current = { attempt, token: await tokenFor(sent.totalCents ?? 0) }
        const body = paidWith(sent, paidBy.current.token)
        const receipt = await desk.http.ask(orderEntryCalls.enter, { body }, { attempt })
        setEntered({ receipt, tender: values.tender.type })
      } catch (error) {
        const isOpen = staysOpen(error, wasUnsure)
        if (values.tender.type === 'credit' && isQuestion(error))
          confirmed.current = { token: paidBy.current.token, cents: values.sent?.totalCents ?? 0 }
        if (!isOpen) {
          setAnswered(true)
          methods.setValue('sent', null)
        }
        throw asQuestion(error, isOpen)
      } finally {
        onSale.freshen()
      }
      setAnswered(true)
      const { source, batchId, receivedOn, tender } = values
      const kept = { source, batchId, receivedOn, tender: keptTender(tender.type, values, sale) }
      return { state: 'saved', record: blankEntry(kept, language) }
    },
  })

  /** @throws DeskError */
  async function tokenFor(cents: number): Promise<string> {
    const kept = taken.current
    taken.current = null
    return kept?.cents === cents ? kept.token : ((await card.current?.()) ?? '')
  }

  const { status, restored, methods } = form
  const unsure =
    status.state === 'refused' ? status.unsure : !isAnswered && restored?.unsure === true
  if (status.state !== 'saving') wasUnsureNow.current = unsure

  function send(notDuplicate: boolean) {
    if (status.state === 'saving' || entered) return
    taken.current = confirmed.current
    confirmed.current = null
    if (!unsure) {
      methods.setValue('notDuplicate', notDuplicate)
      methods.setValue('sent', null)
      const checked = rules.check(methods.getValues())
      if (checked.allowed) {
        const values = { ...checked.values, takenAt: new Date().toISOString() }
        methods.setValue('takenAt', values.takenAt)
        methods.setValue('sent', purchaseOf(values, askedOf(values, saleNow.current)))
      }
    }
    // What became of the card before is no news of this try.
    form.faults.touch('tender.token', 'change')
    void form.save()
  }

  return {
    form,
    entered,
    unsure,
    enter: () => send(false),
    enterAnother: () => send(true),
    dropAnother() {
      confirmed.current = null
      form.faults.touch('notDuplicate', 'change')
      form.places.focus('lines')
    },
    forgetCard() {
      confirmed.current = null
    },
    toMissing() {
      const checked = rules.check(methods.getValues())
      const paths = checked.allowed ? [] : checked.reasons.map(({ path }) => path)
      const names = paths.flatMap(path => form.places.nameOf(path) ?? [])
      const [missing] = form.places.inOrder([...new Set(names)])
      if (missing !== undefined) form.places.focus(missing)
    },
    next: () => setEntered(null),
    startAnew() {
      setAnswered(true)
      form.discard()
    },
  }
}

/** The next one is paid alike, but for what only this one's raffles take. */
function keptTender(type: TenderType, { source }: EntryValues, sale: OnSale): TenderType {
  return type === 'free' ? firstTender(source, sale) : type
}

/**
 * Whether nobody knows yet what became of the order: its answer was lost, or was lost before, and what came now says
 * nothing of it (signed out, too many, a card that isn't typed yet).
 */
function staysOpen(error: unknown, wasUnsure: boolean): boolean {
  if (!(error instanceof DeskError)) return wasUnsure
  const { unsure, status = 0 } = error
  const isAboutIt = [404, 409, 422].includes(status)
  return unsure || (wasUnsure && !isAboutIt)
}

/** What looks like an order of just now is asked about, not refused: beside the button that enters it all the same. */
function asQuestion(error: unknown, unsure: boolean): unknown {
  if (!(error instanceof DeskError)) return error
  const alike = error.errors.filter(isAlike)
  const [first] = alike
  const words = [...new Set(alike.map(each => each.message))].join(' ')
  const asked = first ? [{ ...first, message: words, field: 'notDuplicate' }] : []
  const errors = [...asked, ...error.errors.filter(each => !isAlike(each))]
  const { failure, message, unsure: _, ...details } = error
  return Object.assign(new DeskError(failure, message, { ...known(details), errors }), { unsure })
}

const isAlike = ({ code }: FieldError) => code === 'likely-duplicate'

/** The server asks, and has judged all the rest. */
function isQuestion(error: unknown): boolean {
  return error instanceof DeskError && error.errors.some(isAlike)
}

/** Without what isn't there. */
function known({ status, retryAfter }: Pick<DeskError, 'status' | 'retryAfter'>) {
  return {
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}
