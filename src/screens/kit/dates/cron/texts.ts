import { params } from '../../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../../core/i18n/texts.ts'

const english = {
  repeats: 'Repeats',
  weekday: 'Day of the week',
  time: 'Time',
  custom: 'By expression',
  daily: 'Every day',
  weekly: 'Every week on',
  'monthly-first-day': 'Every month on the 1st',
  'monthly-first-weekday': 'Every month on the first',
  nextRuns: 'Next five times:',
  form: 'Five fields: minute, hour, day of the month, month, weekday. “0 20 * * 5” is every Friday at 20:00. A sixth field in front is the second, and “@daily” and its like are read too.',
  /** Section 5, to the letter. */
  invalid: params<{ field: string }>('The {field} field must be a valid cron expression'),
}

export type CronTexts = typeof english

/** What the cron field says by itself. */
export const cronTexts = defineTexts('cron', english, () => import('./texts.fr.ts'))
