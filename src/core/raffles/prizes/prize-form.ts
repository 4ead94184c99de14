/** The form of a prize: its values, and what other dates mean for the draws. */
import { formOf, type Values } from '../../fields/field.ts'
import { text } from '../../fields/kinds.ts'
import type { FieldReason } from '../../forms/form-rules.ts'
import type { Draw } from '../draws/draw.ts'
import type { RaffleDetail } from '../raffle-detail.ts'
import { longestReason } from '../terms.ts'
import { type Prize, type PrizeFields, prizeFields } from './prize.ts'
import { decideQuantity } from './rules.ts'

export const prizeForm = formOf({
  ...prizeFields,
  /** Why, where a jackpot's value is lowered; no field of the prize. */
  reason: text(longestReason),
})
export type PrizeFormValues = typeof prizeForm.initially
export type PrizeFormOutput = Values<typeof prizeForm.fields>

export function valuesOf(prize: Prize): PrizeFormOutput {
  return prizeForm.valuesOf({ ...prize, reason: '' }) as PrizeFormOutput
}

/** The prize itself, of what the form holds. */
export function fieldsOf({ reason, ...fields }: PrizeFormOutput): PrizeFields {
  return fields
}

/** A prize's changed fields, and why where that is asked. */
export type PrizeChange = Partial<PrizeFormOutput>

/** The fields that differ; `quantity` and dates of a locked draw are never sent unasked. */
export function changesOf(before: PrizeFormValues, after: PrizeFormOutput): PrizeChange {
  const { reason, ...fields } = prizeForm.changesOf({ ...before, reason: '' }, after)
  return { ...fields, ...(fields.valueCents !== undefined && reason && { reason }) }
}

type Dates = Pick<PrizeFormValues, 'cutoffAt' | 'drawDate'>
type RaffleDates = Pick<RaffleDetail, 'endDate' | 'drawDate'>

/** What must hold between several fields. */
export function prizeTogether(
  raffle: RaffleDates,
  prize: Prize | null,
): (values: PrizeFormValues) => readonly FieldReason[] {
  return values => {
    const reasons: FieldReason[] = []
    const cutoff = values.cutoffAt ?? raffle.endDate
    const drawn = values.drawDate ?? raffle.drawDate
    if (cutoff && drawn && Date.parse(drawn) < Date.parse(cutoff))
      reasons.push({ path: 'drawDate', code: 'cutoff-after-draw' })
    if (prize && values.quantity !== null) {
      const decision = decideQuantity(values.quantity, prize)
      if (!decision.allowed)
        for (const { code, params } of decision.reasons)
          reasons.push({
            path: 'quantity',
            code,
            params: { least: String(params?.least ?? '') },
          })
    }
    return reasons
  }
}

/** What saving these dates does to the draws. */
export type DrawChange =
  | { kind: 'none' }
  /** It joins a draw that is there; a locked one lets nothing in. */
  | { kind: 'joins'; draw: Draw }
  /** A draw is made for these dates, its seed committed now. */
  | { kind: 'new'; ticketsSold: number }

/** Dates that are the raffle's own are none: the prize is then in the final draw. */
export function drawChange(
  values: Dates,
  raffle: RaffleDates & Pick<RaffleDetail, 'draws' | 'ticketsSold'>,
  prize: Pick<Prize, 'drawId'> | null,
): DrawChange {
  const wanted = ownDates(values, raffle)
  const draw = raffle.draws.find(each => {
    const dates = each.final
      ? { cutoffAt: null, drawDate: null }
      : ownDates({ cutoffAt: each.cutoffAt, drawDate: each.drawAt }, raffle)
    return isSame(dates.cutoffAt, wanted.cutoffAt) && isSame(dates.drawDate, wanted.drawDate)
  })
  if (draw) return draw.id === prize?.drawId ? { kind: 'none' } : { kind: 'joins', draw }
  // The final draw is there before it has a prize.
  if (wanted.cutoffAt === null && wanted.drawDate === null) return { kind: 'none' }
  return { kind: 'new', ticketsSold: raffle.ticketsSold }
}

function ownDates({ cutoffAt, drawDate }: Dates, raffle: RaffleDates): Dates {
  return {
    cutoffAt: isSame(cutoffAt, raffle.endDate) ? null : cutoffAt,
    drawDate: isSame(drawDate, raffle.drawDate) ? null : drawDate,
  }
}

function isSame(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  return Date.parse(one) === Date.parse(other)
}
