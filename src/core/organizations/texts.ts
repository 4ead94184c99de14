import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  switchFrom: params<{ name: string }>('Organization: {name}. Switch to another'),
  search: 'Organization',
  placeholder: 'Find an organization',
  noMatch: 'No organizations found matching search.',
  list: 'Organizations',
  current: 'Current',
  loading: 'Loading organizations',
  found: params<{ count: string }>('Organizations found: {count}'),
  more: params<{ count: string }>(
    'The first {count} are shown. Type more of the name to find others.',
  ),
  retry: 'Retry',
  dismiss: 'Dismiss',
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
