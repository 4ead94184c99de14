import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  title: 'How long what is kept',
  hint: 'Each night, what is kept no longer is removed for good. Orders, tickets, draws, money and the activity log always stay.',
  keepsBuyers: 'Who buyers are',
  keepsBuyersHint:
    'Name, contact, notes and emails of a buyer, once their last raffle has been closed for so many months; 36 at least, as licences ask for records. A buyer about whom, or about whose order, staff wrote a note more recently stays.',
  keepsEmails: 'What was mailed',
  keepsEmailsHint:
    'To whom an email went and what it said; that it was sent stays. 6 months at least, as long as a prize may be claimed.',
  keepsRecordings: 'Recordings of screens',
  keepsRecordingsHint: 'What staff did on their screens, where that is recorded. A month at least.',
  atLeast: params<{ least: string }>(
    count({
      one: 'Keep it for at least {least} month.',
      many: 'Keep it for at least {least} months.',
    }),
  ),
  atMost: params<{ most: string }>(
    'Keep it for {most} months at most, or leave it empty: then it is kept for ever.',
  ),
  wholeMonths: 'Give whole months.',
  months: 'months',
  forMonths: params<{ months: string }>('{months} months'),
  forEver: 'For ever',
  lastRun: 'Last night’s job',
  neverRun: 'It has not run yet',
  underWay: params<{ date: string }>('Under way since {date}'),
  failing: params<{ date: string }>(
    'Under way since {date}, and fails again and again: nothing more is removed. It is tried every five minutes; the server’s log says why it fails.',
  ),
  nothingRemoved: params<{ date: string }>('{date}: nothing was to be removed'),
  removed: params<{ date: string; what: string }>('{date}: removed {what}'),
  buyers: params<{ number: string }>('buyers’ data: {number}'),
  emails: params<{ number: string }>('emails: {number}'),
  recordings: params<{ number: string }>('parts of recordings: {number}'),
  orMore: params<{ number: string }>('{number} or more'),
  change: 'Change periods',
  changeTitle: params<{ name: string }>('How long {name} keeps what'),
  changeHint: 'In months. Left empty, it is kept for ever.',
  wouldGo: 'What would go',
  goesNothing: 'Nothing is that old yet. It goes once it is.',
  goesHint:
    'It goes in the first night after a whole day. Until then you can set the period longer again. What is removed can’t be had back.',
  looking: 'Counting what would go',
  lookFailed: 'What would go could not be counted',
  lookFirst: 'Wait until you see below what would go.',
  save: 'Save',
  cancel: 'Cancel',
  saved: params<{ name: string }>('How long {name} keeps what is saved.'),
}
export type RetentionTexts = typeof english

/** The words of how long an organization keeps what. */
export const retentionTexts = defineTexts('retention', english, () => import('./texts.fr.ts'))
