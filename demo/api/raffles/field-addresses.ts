import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { type Addresses, storedAddress } from '../files/addresses.ts'

type Replace = (address: string | null, field: AddressField) => string | null

/** Every field that holds an address, as the API names it. */
export type AddressField =
  | 'logoUrl'
  | 'licenseUrl'
  | 'tickerUrl'
  | 'tickerLogo'
  | 'ticketFooterQRCode'
  | 'ticketFooterQRCodeImage'
  | 'ticketFooterImage'
  | 'invenueFooterImage'
  | 'settings.ivLogoUrl'
  | 'settings.tickerQrCode'
  | 'settings.whiteLabel.checkoutBannerUrl'
  | 'settings.whiteLabel.redirectUrl'

/** As answers name them: files of ours with the origin that the caller reached. */
export function answeredFields(fields: RaffleFields, addresses: Addresses): RaffleFields {
  return withAddresses(fields, (address, field) =>
    field === 'licenseUrl' ? addresses.license(address) : addresses.open(address),
  )
}

/** As the database keeps them. An empty text is no address. */
export function storedFields(fields: RaffleFields): RaffleFields {
  return withAddresses(fields, address => storedAddress(address === '' ? null : address))
}

/** Every address with its field. */
export function addressesIn(fields: RaffleFields): [AddressField, string][] {
  const found: [AddressField, string][] = []
  withAddresses(fields, (address, field) => {
    if (address !== null) found.push([field, address])
    return address
  })
  return found
}

function withAddresses(fields: RaffleFields, replace: Replace): RaffleFields {
  const { settings } = fields
  const { whiteLabel } = settings
  return {
    ...fields,
    logoUrl: replace(fields.logoUrl, 'logoUrl'),
    licenseUrl: replace(fields.licenseUrl, 'licenseUrl'),
    tickerUrl: replace(fields.tickerUrl, 'tickerUrl'),
    tickerLogo: replace(fields.tickerLogo, 'tickerLogo'),
    ticketFooterQRCode: replace(fields.ticketFooterQRCode, 'ticketFooterQRCode'),
    ticketFooterQRCodeImage: replace(fields.ticketFooterQRCodeImage, 'ticketFooterQRCodeImage'),
    ticketFooterImage: replace(fields.ticketFooterImage, 'ticketFooterImage'),
    invenueFooterImage: replace(fields.invenueFooterImage, 'invenueFooterImage'),
    settings: {
      ...settings,
      ivLogoUrl: replace(settings.ivLogoUrl, 'settings.ivLogoUrl'),
      tickerQrCode: replace(settings.tickerQrCode, 'settings.tickerQrCode'),
      whiteLabel: {
        ...whiteLabel,
        checkoutBannerUrl: replace(
          whiteLabel.checkoutBannerUrl,
          'settings.whiteLabel.checkoutBannerUrl',
        ),
        redirectUrl: replace(whiteLabel.redirectUrl, 'settings.whiteLabel.redirectUrl'),
      },
    },
  }
}
