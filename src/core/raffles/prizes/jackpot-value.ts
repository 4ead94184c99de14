/** A jackpot's value is the raffle's own: after the first sale it is lowered as the raffle's terms are (terms.ts). */
import type { FieldReason } from '../../forms/form-rules.ts'
import type { Role } from '../../session/role.ts'
import type { RaffleDetail } from '../raffle-detail.ts'
import { reasonsAgainst, termsOf, type WeightyChange, weightyChanges } from '../terms.ts'
import type { Prize } from './prize.ts'
import type { PrizeFormValues } from './prize-form.ts'

type Value = Pick<PrizeFormValues, 'valueCents'>

/** What another value makes of what was sold; nothing for other prizes. */
export function valueChanges(
  raffle: RaffleDetail,
  prize: Prize | null,
  { valueCents: actualJackpotCents }: Value,
): readonly WeightyChange[] {
  if (prize?.category !== 'jackpot' || actualJackpotCents === prize.valueCents) return []
  const before = termsOf(raffle)
  return weightyChanges(before, { ...before, actualJackpotCents })
}

/** What stands against it, at the form's fields. */
export function valueReasons(
  raffle: RaffleDetail,
  prize: Prize | null,
  roles: readonly Role[],
): (values: Value & { reason: string }) => readonly FieldReason[] {
  return values => {
    const { hasSales } = raffle
    const changes = valueChanges(raffle, prize, values)
    return reasonsAgainst(changes, { roles, hasSales, reason: values.reason }).map(
      ({ code, field }) => ({ path: field === 'reason' ? field : 'valueCents', code }),
    )
  }
}
