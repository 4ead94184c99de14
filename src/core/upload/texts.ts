import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  offline: 'The file store can’t be reached. Check your connection, then retry.',
  cut: params<{ percent: string }>(
    'The connection was cut at {percent}. Nothing was saved. Check your connection, then retry.',
  ),
  unanswered:
    'The whole file went out, but the file store didn’t confirm it. Retry, to be sure it is saved.',
  stalled: 'The upload stopped moving and was given up. Check your connection, then retry.',
  refused:
    'The file store refused the file: the permission to upload may have run out. Retry asks for a new one.',
  tooLarge: 'The file store doesn’t take files this large. Choose a smaller one.',
  wrongType: 'The file store doesn’t take files of this type. Choose another one.',
  busy: 'The file store is busy. Wait a moment, then retry.',
  broken: params<{ status: number }>(
    'The file store couldn’t save the file (error {status}). Retry, or try again later.',
  ),
}

export type UploadTexts = typeof english

/** Why an upload ended without a file, and what to do next. */
export const uploadTexts = defineTexts('upload', english, () => import('./texts.fr.ts'))
