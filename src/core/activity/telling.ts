/** Sentences that what stands in an entry makes: how a winner was called, who watched, which fields changed. */
import * as v from 'valibot'
import { rangeText, sizeOf } from '../orders/part-void.ts'
import type { Activity } from './activity.ts'
import { fieldChanges } from './changes.ts'
import { type FieldLabels, fieldLabel } from './field-label.ts'
import type { ActivityTexts } from './texts.ts'

export type Told = Pick<Activity, 'action' | 'subject' | 'before' | 'after'>

interface Words {
  locale: 'en' | 'fr'
  texts: ActivityTexts
  labels: FieldLabels
}

const ContactSchema = v.object({
  contact: v.object({
    channel: v.picklist(['phone', 'email', 'mail', 'in-person']),
    reached: v.boolean(),
    unreachable: v.optional(v.boolean(), false),
  }),
})
const name = v.pipe(v.string(), v.nonEmpty())
const WitnessSchema = v.union([
  v.pipe(
    v.object({ witness: name }),
    v.transform(({ witness }) => [witness]),
  ),
  v.pipe(
    v.object({ witnesses: v.pipe(v.array(name), v.nonEmpty()) }),
    v.transform(({ witnesses }) => witnesses),
  ),
])

const mostFields = 3

/**
 * The sentence of an entry whose content says more than its action does. What content lacks, isn't for this reader or
 * was erased is left out.
 *
 * @param sentence what its action alone says
 * @param subject as the sentence names it
 */
export function tellingOf(entry: Told, words: Words, sentence: string, subject: string): string {
  const { texts, locale } = words
  if (entry.action === 'erased' && entry.subject.type === 'organization') return texts.erasedBuyers
  if (entry.action === 'changed') return contactIn(entry, texts) ?? changeIn(entry, words, sentence)
  if (entry.action === 'tickets-voided' || entry.action === 'tickets-restored')
    return ticketsIn(entry.action, entry, { texts, sentence, subject })
  if (entry.action === 'created' && entry.subject.type === 'order')
    return enteredIn(entry, texts, subject)
  const witnesses = v.safeParse(WitnessSchema, entry.after)
  if (!witnesses.success) return sentence
  const witness = listOf(witnesses.output, locale)
  return entry.action === 'receipt-taken'
    ? texts.receiptTaken({ subject, witness })
    : texts.witnessed({ sentence, witness })
}

const EnteredSchema = v.object({
  /** Of one that had waited on a device. */
  takenAt: v.optional(v.string()),
  /** Orders that it looked like. */
  apartFrom: v.optional(v.array(v.string())),
})

function enteredIn({ after }: Told, texts: ActivityTexts, subject: string): string {
  const sentence = texts.entered({ subject })
  const read = v.safeParse(EnteredSchema, after)
  if (!read.success) return sentence
  const { takenAt, apartFrom } = read.output
  const waited = takenAt === undefined ? sentence : texts.enteredLater({ sentence })
  return apartFrom === undefined ? waited : texts.enteredApart({ sentence: waited })
}

const TicketsSchema = v.object({ firstNumber: v.number(), lastNumber: v.number() })

function ticketsIn(
  action: 'tickets-voided' | 'tickets-restored',
  { after }: Told,
  { texts, sentence, subject }: { texts: ActivityTexts; sentence: string; subject: string },
): string {
  const read = v.safeParse(TicketsSchema, after)
  if (!read.success) return sentence
  const numbers = rangeText(read.output)
  const size = sizeOf(read.output)
  const tickets = texts.ticketRange({ number: String(size), numbers })(size)
  const told = action === 'tickets-voided' ? texts.voidedTickets : texts.restoredTickets
  return told({ tickets, subject })
}

function contactIn({ subject, after }: Told, texts: ActivityTexts): string | null {
  const ticket = subject.name
  const read = v.safeParse(ContactSchema, after)
  if (!read.success || subject.type !== 'winner' || ticket === null) return null
  const { channel, reached, unreachable } = read.output.contact
  if (unreachable) return texts.contactUnreachable({ ticket })
  if (channel === 'in-person')
    return reached ? texts.contactInPerson({ ticket }) : texts.contactMissedInPerson({ ticket })
  const contacted = {
    phone: texts.contactPhone,
    email: texts.contactEmail,
    mail: texts.contactMail,
  }
  const sentence = contacted[channel]({ ticket })
  return reached ? sentence : texts.contactMissed({ sentence })
}

function changeIn(entry: Told, { locale, texts, labels }: Words, sentence: string): string {
  if (entry.before === null || entry.after === null) return sentence
  const fields = [...new Set(fieldChanges(entry).map(({ field }) => fieldLabel(field, labels)))]
  if (fields.length === 0) return sentence
  const left = fields.length - mostFields
  const more = left > 0 ? [texts.moreFields({ number: String(left) })(left)] : []
  const list = listOf([...fields.slice(0, mostFields), ...more], locale)
  return texts.changedFields({ sentence, fields: list })
}

function listOf(items: readonly string[], locale: Words['locale']): string {
  return new Intl.ListFormat(`${locale}-CA`).format(items)
}
