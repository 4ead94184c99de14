import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  offer: params<{ raffle: string; organization: string }>(
    'You are buying tickets of {raffle}, a raffle of {organization}.',
  ),
  license: params<{ license: string }>('Its licence is {license}.'),
  draw: params<{ date: string }>('The draw is on {date}.'),
  drawAt: params<{ date: string; place: string }>('The draw is on {date}, in {place}.'),
  age: params<{ age: string; province: string }>(
    'You must be {age} years of age or older, and be in {province} now.',
  ),
  ageAnywhere: params<{ age: string }>('You must be {age} years of age or older.'),
  noReceipt: 'Raffle tickets give no tax receipt.',
  agree: 'Do you agree?',
}
export type ScriptTexts = typeof english

/** What is read to a buyer before they pay. */
export const scriptTexts = defineTexts(
  'purchase-script',
  english,
  () => import('./script-texts.fr.ts'),
)
