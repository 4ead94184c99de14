/**
 * What must hold between several fields of the editor (docs/specification.md, section 5; docs/domain.md, "Raffle
 * editor").
 */
import type { FieldReason } from '../../forms/form-rules.ts'
import type { EditorValues, PackageValues } from './fields.ts'

/** "The end date's minimum is the start date. The draw date's minimum is the end date (or the start date)." */
export function drawMinimum({
  startDate,
  endDate,
}: Pick<EditorValues, 'startDate' | 'endDate'>): { at: string; is: 'start' | 'end' } | null {
  if (isInstant(endDate)) return { at: endDate, is: 'end' }
  return isInstant(startDate) ? { at: startDate, is: 'start' } : null
}

/** Whether a date is whole: while somebody types one, it is not. */
export function isInstant(date: string | null): date is string {
  return date !== null && Number.isFinite(Date.parse(date))
}

export function editorRules(values: EditorValues): FieldReason[] {
  return [...dateReasons(values), ...packageReasons(values.packages), ...amountReasons(values)]
}

function dateReasons(values: EditorValues): FieldReason[] {
  const { startDate, endDate, drawDate } = values
  const reasons: FieldReason[] = []
  if (isBefore(endDate, startDate)) reasons.push({ path: 'endDate', code: 'end-before-start' })
  const least = drawMinimum(values)
  if (least && isBefore(drawDate, least.at))
    reasons.push({ path: 'drawDate', code: `draw-before-${least.is}` })
  return reasons
}

function isBefore(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && Date.parse(one) < Date.parse(other)
}

/** Packages are distinct: the same number of tickets at the same price stands once. */
function packageReasons(packages: readonly PackageValues[]): FieldReason[] {
  return packages.flatMap((one, index) => {
    const { ticketCount, priceCents } = one
    if (ticketCount === null || priceCents === null) return []
    const isSameAs = (other: PackageValues) =>
      other.ticketCount === ticketCount && other.priceCents === priceCents
    const first = packages.findIndex(isSameAs)
    return first < index ? [{ path: `packages.${index}.ticketCount`, code: 'package-twice' }] : []
  })
}

function amountReasons({ maxJackpot, guaranteedPotCents }: EditorValues): FieldReason[] {
  if (maxJackpot === null || guaranteedPotCents === null) return []
  return maxJackpot < guaranteedPotCents
    ? [{ path: 'maxJackpot', code: 'max-below-guarantee' }]
    : []
}
