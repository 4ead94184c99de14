import type { FieldKind } from '../fields/field.ts'
import { isDay } from '../format/calendar-day.ts'
import { formatLongDay } from '../format/dates.ts'
import { formatInstant } from '../format/instants.ts'
import { formatMoney } from '../format/money.ts'
import { formatPercentage } from '../format/percentage.ts'
import type { Locale } from '../i18n/texts.ts'
import type { ChoiceTexts } from '../raffles/choice-texts.ts'
import { raffleFields } from '../raffles/raffle-fields.ts'
import type { ValueTexts } from './value-texts.ts'

/** The log's own words, and those of a raffle's choices. */
type ValueWords = ValueTexts & ChoiceTexts

/** How values are written for a reader. */
export interface ValueStyle {
  locale: Locale
  /** IANA zone that instants are written in. */
  timeZone: string
  /** ISO 4217. */
  currency: string
  texts: ValueWords
}

/** How a raffle's fields are written stands with them. */
const kindOf = (field: string): FieldKind | undefined =>
  Object.hasOwn(raffleFields, field) ? Reflect.get(raffleFields, field).kind : undefined

/** Other fields that hold one of a list: their values have words. */
const listed = new Set([
  'status',
  'kind',
  'checks',
  'flags',
  'reason',
  'failure',
  'channel',
  'state',
  'type',
  'source',
  'role',
  'roles',
  'secondFactorRoles',
  'colour',
  'language',
  'mailLanguage',
  'theme',
])
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const longest = 300

/** Whether a field's numbers are cents. */
export function isAmount(field: string): boolean {
  // Some of a raffle's aren't called so (docs/specification.md, section 3).
  return field.endsWith('Cents') || kindOf(field) === 'money'
}

/** A value in people's words; null for nothing. Never throws. */
export function formatValue(field: string, value: unknown, style: ValueStyle): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? style.texts.yes : style.texts.no
  if (typeof value === 'number') return formatNumber(field, value, style)
  if (typeof value === 'string') return formatText(field, value, style)
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => formatItem(field, item, style))
    return items.length === 0 ? null : items.join(', ')
  }
  return JSON.stringify(value)
}

function formatNumber(field: string, value: number, { locale, currency }: ValueStyle): string {
  if (isAmount(field)) return formatMoney(value, currency, locale)
  // A ticket's number names it: 104218, not 104,218.
  if (/number|version$/i.test(field)) return String(value)
  if (field.endsWith('Percent'))
    return formatPercentage(value, locale, field.endsWith('FeePercent') ? 'all' : 'needed')
  return new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 2 }).format(value)
}

function formatText(field: string, value: string, { locale, timeZone, texts }: ValueStyle): string {
  if (instant.test(value) && !Number.isNaN(Date.parse(value))) {
    return formatInstant(value, { timeZone, locale, style: 'date-time', zone: true })
  }
  if (isDay(value)) return formatLongDay(value, locale)
  if (listed.has(field) || kindOf(field) === 'choice') return wordOf(field, value, texts)
  const text =
    kindOf(field) === 'html' || field === 'body'
      ? value
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : value
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function wordOf(field: string, value: string, texts: ValueWords): string {
  const words = new Map<string, unknown>(Object.entries(texts))
  const word = words.get(`${field}-${value}`) ?? words.get(value)
  return typeof word === 'string' ? word : value
}

function formatItem(field: string, item: unknown, style: ValueStyle): string {
  const pack = packageOf(item)
  if (!pack) return formatValue(field, item, style) ?? ''
  const { locale, currency, texts } = style
  const tickets = String(pack.ticketCount)
  const price = formatMoney(pack.priceCents, currency, locale)
  return pack.inventory === null
    ? texts.package({ tickets, price })
    : texts.packageCapped({ tickets, price, packs: String(pack.inventory) })
}

/** A ticket package, if it is one. */
function packageOf(item: unknown) {
  if (typeof item !== 'object' || item === null) return null
  const fields = new Map<string, unknown>(Object.entries(item))
  const [ticketCount, priceCents] = [fields.get('ticketCount'), fields.get('priceCents')]
  const inventory = fields.get('inventory')
  return typeof ticketCount === 'number' && typeof priceCents === 'number'
    ? { ticketCount, priceCents, inventory: typeof inventory === 'number' ? inventory : null }
    : null
}
