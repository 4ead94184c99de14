import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  retry: 'Retry',
  unexpected: 'An unexpected error occurred, please try again later.',
  offline: 'The network can’t be reached. Check your connection, then try again.',
  timeout: 'The server took too long to answer. Try again in a moment.',
  badAnswer: params<{ call: string; field: string }>(
    'The server’s answer to {call} can’t be read ({field}).',
  ),
  unauthorized: 'Your session has ended. Log in again.',
  sessionOver: 'This session has ended. Retry to go on.',
  chunk: 'A part of Raffle Desk could not be loaded. Check your connection, then try again.',
  unsure: 'It is not known whether this was done. Trying again does no harm.',
  forbidden: 'You don’t have permission for this.',
  whoGivesAccess:
    'An account owner of your organization, or the product’s administrators, can give you access.',
  staffGivesAccess: params<{ email: string }>(
    'Only Raffle Desk’s staff can give you access: write to {email}.',
  ),
  notFound: 'This can’t be found. It may have been removed.',
  tooMany: params<{ wait: string }>('Too many attempts. Try again in {wait}.'),
}

export type ErrorTexts = typeof english

/** What can go wrong on any call, in people's words (section 8 where it has them). */
export const errorTexts = defineTexts('errors', english, () => import('./texts.fr.ts'))
