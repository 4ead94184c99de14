import * as v from 'valibot'
import { hasRole, type SessionUser } from '../session/user.ts'

/** Country codes and their currencies: money is never summed across them. */
export const countries = { CA: { currency: 'CAD' }, US: { currency: 'USD' } } as const
export type Country = keyof typeof countries
export type Currency = (typeof countries)[Country]['currency']

/** Product codes an organisation may have enabled (section 1); unknown ones are kept out. */
export const productCodes = ['donations', 'goldrush', 'home-lottery', 'subscriptions'] as const
export type ProductCode = (typeof productCodes)[number]
const ProductCodeSchema = v.picklist(productCodes)

/** Organization (section 3). */
export const OrganizationSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.nonEmpty()),
  country: v.picklist(['CA', 'US']),
  enabledProducts: v.pipe(
    v.array(v.string()),
    v.transform(codes =>
      codes.filter((code): code is ProductCode => v.is(ProductCodeSchema, code)),
    ),
  ),
  stripeConnectedAccountId: v.nullable(v.string()),
  logo: v.nullable(v.string()),
})
export type Organization = v.InferOutput<typeof OrganizationSchema>

/** The currency of an organisation's money. */
export function currencyOf(organization: Pick<Organization, 'country'>): Currency {
  return countries[organization.country].currency
}

/** Who has the switcher: RB admins, and people whose organisation list is not empty (section 2). */
export function maySwitch(user: Pick<SessionUser, 'roles' | 'organizations'>): boolean {
  return hasRole(user, 'RB admin') || user.organizations.length > 0
}
