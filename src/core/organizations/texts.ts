import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  switchFrom: params<{ name: string }>('Organization: {name}. Switch to another'),
  search: 'Organization',
  placeholder: 'Find an organization',
  noMatch: 'No organizations found matching search.',
  required: 'The organization field is required',
  list: 'Organizations',
  current: 'Current',
  loading: 'Loading organizations',
  retry: 'Retry',
  switching: params<{ name: string }>('Switching to {name}'),
  error: 'Error',
  close: 'Close',
}

export type OrganizationsTexts = typeof english

/** The organisation switcher and its search (sections 2 and 8). */
export const organizationsTexts = defineTexts(
  'organizations',
  english,
  () => import('./texts.fr.ts'),
)
