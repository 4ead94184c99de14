import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  organizations: 'Organizations',
  about: 'Every organization that works with the product.',
  none: 'No organizations yet',
  noneHint: 'Organizations that sign up stand here.',
  search: 'Search by name',
  name: 'Name',
  payments: 'Payments',
  'payments-none': 'No account yet',
  'payments-ready': 'Ready',
  'payments-eventual': 'Something will be needed',
  'payments-due': 'Something is needed',
  'payments-past-due': 'Past due',
  products: 'Products',
  product: 'Product',
  'product-donations': 'Donations',
  'product-goldrush': 'Goldrush',
  'product-home-lottery': 'Home lottery',
  'product-subscriptions': 'Subscriptions',
  province: 'Province or state',
  country: 'Country',
  'country-CA': 'Canada',
  'country-US': 'United States',
  createdAt: 'Joined',
  workIn: 'Switch to it',
  switching: params<{ name: string }>('Switching to {name}'),
  tags: 'Tags',
  add: 'Add organization',
  systemInfo: 'System info',
  error: 'Error',
  close: 'Close',
}
export type OrganizationAdminTexts = typeof english

/** The words of /admin. */
export const organizationAdminTexts = defineTexts(
  'organization-admin',
  english,
  () => import('./admin-texts.fr.ts'),
)
