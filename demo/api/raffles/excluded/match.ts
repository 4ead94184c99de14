import type { Kysely } from 'kysely'
import { parsePhone } from '../../../../src/core/format/phone.ts'
import { nameKeys } from '../../../../src/core/format/same-name.ts'
import type { WinnerFlag } from '../../../../src/core/raffles/winners/winner.ts'
import type { Database } from '../../database/schema.ts'

/** A buyer as far as people are told apart by it. */
export interface Buyer {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
}

type Matched = Buyer & { id: string; organizationId: string }

/**
 * Who of these stands on their organisation's list of excluded people: by email or phone for certain, by the name alone
 * as somebody to be checked. Each entry of the list is named once, by the surest of these.
 */
export async function exclusionsFor(
  db: Kysely<Database>,
  buyers: readonly Matched[],
): Promise<ReadonlyMap<string, WinnerFlag[]>> {
  if (buyers.length === 0) return new Map()
  const list = await db
    .selectFrom('excludedPeople')
    .select(['organizationId', 'name', 'email', 'phone', 'reason', 'note'])
    .where('organizationId', 'in', [...new Set(buyers.map(each => each.organizationId))])
    .orderBy('createdAt')
    .execute()
  const people = list.map(person => ({ ...person, keys: nameKeys(person.name) }))
  return new Map(
    buyers.map(buyer => {
      const email = buyer.email?.trim().toLowerCase() || null
      const phone = buyer.phone && parsePhone(buyer.phone)
      const keys = nameKeys(`${buyer.firstName} ${buyer.lastName}`)
      const flags = people
        .filter(({ organizationId }) => organizationId === buyer.organizationId)
        .flatMap(({ name, reason, note, ...person }): WinnerFlag[] => {
          const by =
            email !== null && person.email === email
              ? 'email'
              : phone !== null && person.phone === phone
                ? 'phone'
                : person.keys.some(key => keys.includes(key)) && 'name'
          return by ? [{ kind: 'excluded', by, name, reason, note }] : []
        })
      return [buyer.id, flags] as const
    }),
  )
}
