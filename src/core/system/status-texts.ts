import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  title: 'Status',
  allWork: 'Everything works.',
  someFail: 'Something does not work. It is being looked at every 15 seconds.',
  failed: 'Raffle Desk does not answer',
  asOf: params<{ time: string }>('As of {time}'),
  'part-api': 'The application',
  'part-database': 'Database',
  'part-disk': 'Storage',
  'part-mail': 'Email',
  'part-jobs': 'Files and long jobs',
  works: 'Works',
  fails: 'Does not work',
  unknown: 'Not known',
  login: 'Go to login',
}
export type StatusTexts = typeof english

/** The words of /status. */
export const statusTexts = defineTexts('status', english, () => import('./status-texts.fr.ts'))
