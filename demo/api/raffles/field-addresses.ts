import { mapDeep } from '../../../src/core/fields/part.ts'
import { type RaffleFields, raffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { type Addresses, storedAddress } from '../files/addresses.ts'

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
export function addressesIn(fields: RaffleFields): [field: string, address: string][] {
  const found: [string, string][] = []
  withAddresses(fields, (address, field) => {
    if (address !== null) found.push([field, address])
    return address
  })
  return found
}

function withAddresses(
  fields: RaffleFields,
  replace: (address: string | null, field: string) => string | null,
): RaffleFields {
  return mapDeep(raffleFields, fields, ({ kind }, value, path) =>
    kind === 'web-address' || kind === 'file' ? replace(value as string | null, path) : value,
  )
}
