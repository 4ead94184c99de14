import { formatInstant } from '../format/instants.ts'
import { formatMoney } from '../format/money.ts'
import { formatPercentage } from '../format/percentage.ts'
import type { Locale } from '../i18n/texts.ts'
import type { ValueTexts } from './value-texts.ts'

/** How values are written for a reader. */
export interface ValueStyle {
  locale: Locale
  /** IANA zone that instants are written in. */
  timeZone: string
  /** ISO 4217. */
  currency: string
  texts: ValueTexts
}

/** Amounts in cents that aren't called so (docs/specification.md, section 3). */
const cents = new Set(['maxJackpot', 'raffleboxFeeFlatRateDollars', 'raffleboxOrderFeeDollars'])
/** Fields that hold one of a list: their values have words. */
const listed = new Set([
  'status',
  'category',
  'frequency',
  'drawType',
  'kind',
  'checks',
  'flags',
  'reason',
  'channel',
  'state',
  'type',
  'source',
  'role',
  'roles',
])
const formatted = new Set(['description', 'rules', 'emailTicketBody', 'emailTicketFooter', 'body'])
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const longest = 300

/** Whether a field's numbers are cents. */
export function isAmount(field: string): boolean {
  return field.endsWith('Cents') || cents.has(field)
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
  if (listed.has(field)) return wordOf(value, texts)
  const text = formatted.has(field)
    ? value
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : value
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function wordOf(value: string, texts: ValueTexts): string {
  const word = new Map<string, unknown>(Object.entries(texts)).get(value)
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
