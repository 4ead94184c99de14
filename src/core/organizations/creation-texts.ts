import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  title: 'Add an organization',
  about:
    'It is there at once. Whoever will own it gets a mail with a link that is good for seven days, once.',
  name: 'Name',
  country: 'Country',
  province: 'Province or state',
  charityNumber: 'Charity number',
  charityNumberHint: 'Leave it empty where it has none, as a club may.',
  wrongNumber: 'This is no charity number of that country.',
  notOfCountry: 'Choose a province or state of that country.',
  language: 'Language of its emails',
  'language-en': 'English',
  'language-fr': 'French',
  timeZone: 'Time zone',
  ownerName: 'Name of its owner',
  ownerEmail: 'Email of its owner',
  add: 'Add and invite',
  cancel: 'Cancel',
  added: params<{ name: string; owner: string }>('{name} is added, and {owner} is invited.'),
}
export type OrganizationCreationTexts = typeof english

export const organizationCreationTexts = defineTexts(
  'organization-creation',
  english,
  () => import('./creation-texts.fr.ts'),
)
