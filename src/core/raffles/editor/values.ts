/** A raffle as the values of its form, and back as what the calls take. */
import type * as v from 'valibot'
import { isSame } from '../../forms/edits.ts'
import { may } from '../../permissions.ts'
import type { Role } from '../../session/role.ts'
import { defaultFields } from '../default-fields.ts'
import { feeFields, usualFees } from '../fees.ts'
import { enteredCents, isJackpotEntered, withJackpotIfEntered } from '../jackpot.ts'
import type { RaffleDetail } from '../raffle-detail.ts'
import { type RaffleFields, raffleFields } from '../raffle-fields.ts'
import { weightyChanges } from '../terms.ts'
import type { TicketPackageInput } from '../ticket-package.ts'
import type { editorCalls } from './calls.ts'
import type { EditorOutput, EditorValues } from './fields.ts'

export type FieldName = keyof RaffleFields

/** Every field that staff enter. */
export const fieldNames = Object.keys(raffleFields) as readonly FieldName[]

/**
 * What a new raffle's form starts with: a 50/50, as most are.
 *
 * @param province the organisation's, where known
 * @param fees the organisation's, where told
 */
export function newValues(timeZone: string, province = '', fees: Fees = usualFees): EditorValues {
  return {
    ...structuredClone(defaultFields),
    ...fees,
    settings: { ...structuredClone(defaultFields.settings), fractionalJackpotPercent: 50 },
    province,
    timeZone,
    reason: '',
    status: 'active',
    parentId: null,
    packages: [],
  }
}

export function valuesOf(raffle: RaffleDetail): EditorValues {
  return {
    ...pick(raffle, fieldNames),
    ...feesOf(raffle),
    actualJackpotCents: enteredCents(raffle.jackpot),
    reason: '',
    status: 'active',
    parentId: raffle.parentId,
    packages: raffle.packages.map(({ id, ticketCount, priceCents, inventory }) => ({
      packageId: id,
      ticketCount,
      priceCents,
      inventory,
    })),
  }
}

type Fees = typeof usualFees

/** Whoever may edit is told them; the usual ones stand in only so that the form is whole, and nobody writes them. */
function feesOf(raffle: RaffleDetail): Fees {
  const fees = feeFields.map(name => [name, raffle[name] ?? usualFees[name]])
  return Object.fromEntries(fees) as Fees
}

/** Fields that these roles may write: fees are for administrators only, and a computed jackpot is nobody's. */
function writable({ settings }: EditorOutput, roles: readonly Role[]): readonly FieldName[] {
  const fees: readonly string[] = may('raffles:fees', roles) ? [] : feeFields
  const isEntered = isJackpotEntered(settings)
  return fieldNames.filter(
    name => !fees.includes(name) && (isEntered || name !== 'actualJackpotCents'),
  )
}

/** The body of POST /events: everything that these roles may write. */
export function creationOf(values: EditorOutput, roles: readonly Role[]) {
  return {
    ...pick(values, writable(values, roles)),
    status: values.status,
    parentId: values.parentId,
    packages: packagesOf(values),
  }
}

/**
 * The body of PATCH /events/{id}: what differs from the raffle as it was read. Settings travel whole, since
 * they are one thing on the server.
 */
export function changesOf(
  base: EditorValues,
  values: EditorOutput,
  roles: readonly Role[],
): Omit<v.InferInput<typeof editorCalls.change.body>, 'version'> {
  const changed = writable(values, roles).filter(name => !isSame(base[name], values[name]))
  const packages = isSame(base.packages, values.packages) ? {} : { packages: packagesOf(values) }
  const parent = base.parentId === values.parentId ? {} : { parentId: values.parentId }
  const because = values.reason === '' ? {} : { reason: values.reason }
  const isWeighty = weightyChanges(base, withJackpotIfEntered(values)).length > 0
  return { ...pick(values, changed), ...parent, ...packages, ...(isWeighty && because) }
}

function packagesOf({ packages }: EditorOutput): TicketPackageInput[] {
  return packages.map(({ packageId, ...rest }) =>
    packageId === null ? rest : { id: packageId, ...rest },
  )
}

function pick<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map(key => [key, from[key]])) as Pick<T, Key>
}
