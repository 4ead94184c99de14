import { count, params } from '../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../core/i18n/texts.ts'

const english = {
  required: '(required)',
  optional: '(optional)',
  charactersLeft: params<{ count: string }>(
    count({ one: '{count} character left', many: '{count} characters left' }),
  ),
  charactersOver: params<{ count: string }>(
    count({ one: '{count} character too many', many: '{count} characters too many' }),
  ),
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}

export type FieldTexts = typeof english

/** What fields say by themselves; their labels and messages are their callers'. */
export const fieldTexts = defineTexts('fields', english, () => import('./texts.fr.ts'))
