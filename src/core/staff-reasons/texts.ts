import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  why: params<{ name: string }>('Why are you changing the data of {name}?'),
  whyRemoved: 'Why are you changing the data of an organization that was removed?',
  whyDetail:
    'You don’t belong to this organization, and nothing has been changed yet. Your reason stands in its activity, where its owner reads it. It holds for one hour; after that you are asked again.',
  reason: 'Reason',
  goOn: 'Continue',
  holds: params<{ name: string; time: string }>(
    'Until {time}, you’re changing the data of {name}.',
  ),
  because: params<{ reason: string }>('Your reason: {reason}'),
  endNow: 'End now',
  endNowOf: params<{ name: string }>('End now: {name}'),
  ended: params<{ name: string }>(
    'Ended. Changing the data of {name} asks for a reason again. What the Admin section does from your own organization needs none.',
  ),
}

export type StaffReasonTexts = typeof english

/** An RB admin in an organization that isn't theirs: the question, and the line below the top bar. */
export const staffReasonTexts = defineTexts('staff-reasons', english, () => import('./texts.fr.ts'))
