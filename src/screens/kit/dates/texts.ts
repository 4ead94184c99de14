import { params } from '../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../core/i18n/texts.ts'

const english = {
  openCalendar: 'Open the calendar',
  calendar: 'Calendar',
  loadingCalendar: 'Loading the calendar',
  calendarFailed: 'The calendar could not be loaded. Check your connection, then try again.',
  retry: 'Retry',
  clear: 'Clear',
  today: 'Today',
  incomplete: 'Complete the date, or clear it.',
  incompleteTime: 'Complete the time, or clear it.',
  unreadable: params<{ text: string; sample: string }>(
    '“{text}” can’t be read. Paste a date such as {sample}.',
  ),
  yourTime: params<{ time: string }>('{time} your time'),
  never: params<{ time: string; day: string }>(
    '{time} doesn’t exist on {day}: the clocks go forward past it. Choose another time.',
  ),
  twice: params<{ time: string }>('The clocks go back, so {time} comes twice. Which one?'),
  first: params<{ zone: string }>('The first, {zone}'),
  second: params<{ zone: string }>('The second, {zone}'),
  from: 'From',
  to: 'To',
  order: 'The last day can’t be before the first.',
  presets: 'Ranges',
  inZone: params<{ zone: string }>('Time zone: {zone}'),
  noRange: 'Choose dates',
}

export type DateTexts = typeof english

/** What fields of dates and calendars say by themselves. */
export const dateTexts = defineTexts('dates', english, () => import('./texts.fr.ts'))
