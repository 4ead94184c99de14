import { count, params } from '../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../core/i18n/texts.ts'

const english = {
  filters: 'Filters',
  filtersOn: params<{ count: string }>(count({ one: '{count} filter', many: '{count} filters' })),
  add: 'Add filter',
  clearAll: 'Clear all',
  clear: 'Clear',
  back: 'All filters',
  remove: params<{ filter: string }>('Remove {filter}'),
  said: params<{ label: string; value: string }>('{label}: {value}'),
  clearSearch: 'Clear the search',
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  lowest: 'At least',
  highest: 'At most',
  rangeOrder: 'The highest can’t be below the lowest.',
  atLeast: params<{ least: string }>('{least} or more'),
  atMost: params<{ most: string }>('{most} or less'),
  between: params<{ from: string; to: string }>('{from}–{to}'),
  since: params<{ day: string }>('From {day}'),
  until: params<{ day: string }>('Until {day}'),
  zoned: params<{ days: string; zone: string }>('{days}, {zone}'),
  zonedOwn: params<{ days: string; zone: string }>('{days} (your time, {zone})'),
  today: 'Today',
  yesterday: 'Yesterday',
  'this-week': 'This week',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
}

export type FilterTexts = typeof english

/** What the filter bar says by itself, and how ranges are called. */
export const filterTexts = defineTexts('filters', english, () => import('./texts.fr.ts'))
