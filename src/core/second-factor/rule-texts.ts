import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  title: 'Second factor',
  hint: 'Whoever has one of these roles sets up a second factor before anything else opens to them.',
  none: 'No role has to have one.',
  loading: 'Loading which roles have to have one',
  loadFailed: 'Which roles have to have one could not be loaded',
  change: 'Change',
  changeLabel: 'Change which roles need a second factor',
  changeTitle: 'Which roles need a second factor',
  changeHint:
    'Nobody is signed out. Whoever has none yet (you too, if such a role is yours) is led to set one up with their next step, and then goes on where they were. Pages that your own server embeds are not affected.',
  roles: 'Roles that need one',
  all: params<{ number: string }>(count({ one: '{number} person', many: '{number} people' })),
  without: params<{ number: string }>(count({ one: '{number} without', many: '{number} without' })),
  save: 'Save roles',
  cancel: 'Cancel',
  saved: 'Which roles need a second factor is saved.',
}
export type FactorRuleTexts = typeof english

export const factorRuleTexts = defineTexts(
  'factor-rule',
  english,
  () => import('./rule-texts.fr.ts'),
)
