import { zoneName } from '../../../core/format/clock.ts'
import { type FilterValue, type NumberRange, parseFilter } from '../../../core/format/filters.ts'
import { isoDay } from '../../../core/format/iso-day.ts'
import { formatMoney } from '../../../core/format/money.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { rangeWords } from './range-words.ts'
import type { FilterTexts } from './texts.ts'

export interface Reader {
  words: FilterTexts
  locale: Locale
  now: Date
}

/** What a filter is set to, as its chip says it: "Active, Pending". Null while it is off. */
export function filterWords(
  definition: FilterDefinition,
  wire: string | undefined,
  reader: Reader,
): string | null {
  const value = parseFilter(definition, wire)
  return value && valueWords(definition, value, reader)
}

function valueWords(definition: FilterDefinition, value: FilterValue, reader: Reader): string {
  const { words, locale, now } = reader
  switch (value.kind) {
    case 'search':
      return value.text
    case 'choice':
    case 'lookup':
      return value.chosen.map(one => labelOf(definition, one)).join(', ')
    case 'yes-no': {
      const { yes = words.yes, no = words.no } = definition.kind === 'yes-no' ? definition : {}
      return value.yes ? yes : no
    }
    case 'days': {
      if (definition.kind !== 'days') return ''
      const { timeZone } = definition
      const days = rangeWords(value.days, { words, locale, today: isoDay(now, timeZone) })
      const said = timeZone === browserTimeZone() ? words.zonedOwn : words.zoned
      return said({ days, zone: zoneName(timeZone, lastMoment(value, now), locale) })
    }
    case 'money':
    case 'number':
      return endsWords(value.range, numberWriter(definition, locale), words)
  }
}

function labelOf(definition: FilterDefinition, id: string): string {
  if (definition.kind === 'lookup') return definition.labelOf(id) ?? '…'
  if (definition.kind !== 'choice') return id
  return definition.options.find(option => option.id === id)?.label ?? id
}

/** A zone is called by what it is called when the range ends. */
function lastMoment(value: FilterValue, now: Date): Date {
  if (value.kind !== 'days' || typeof value.days === 'string') return now
  const day = value.days.to ?? value.days.from
  return day === null ? now : new Date(`${day}T12:00:00Z`)
}

function numberWriter(definition: FilterDefinition, locale: Locale): (number: number) => string {
  if (definition.kind === 'money') return cents => formatMoney(cents, definition.currency, locale)
  const unit = definition.kind === 'number' && definition.unit ? `\u00a0${definition.unit}` : ''
  const format = new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 6 })
  return number => format.format(number) + unit
}

function endsWords(
  { from, to }: NumberRange,
  write: (number: number) => string,
  words: FilterTexts,
) {
  if (from === null) return to === null ? words.any : words.atMost({ most: write(to) })
  if (to === null) return words.atLeast({ least: write(from) })
  return from === to ? write(from) : words.between({ from: write(from), to: write(to) })
}
