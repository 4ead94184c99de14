/**
 * A raffle's money is for those who work on it in the office: agents are answered neither its gross sales, nor what
 * tells them, nor its fees. What it plays for is public, and so are its tickets' prices.
 */

import { feeFields } from '../../../src/core/raffles/fees.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import type { RaffleRow } from '../../../src/core/raffles/raffle-row.ts'
import { reaches } from '../session/guard.ts'
import type { Caller, Session } from '../session/session.ts'

const seesMoney = (session: Caller, { organizationId }: RaffleRow) =>
  reaches(session, 'raffles:figures', organizationId)

/** A row of the list, as the session may see it. */
export function rowFor(session: Caller, row: RaffleRow): RaffleRow {
  return seesMoney(session, row) ? row : withoutSales(row)
}

/** Everything about a raffle, as the session may see it. */
export function detailFor(session: Session, detail: RaffleDetail): RaffleDetail {
  if (seesMoney(session, detail)) return detail
  const shown = withoutSales(detail)
  for (const field of feeFields) delete shown[field]
  return { ...shown, packages: detail.packages.map(({ soldCount, ...shownPack }) => shownPack) }
}

function withoutSales<Row extends RaffleRow>({ grossCents, jackpot, ...row }: Row) {
  const { salesCents, voidCount, voidCents, ...shown } = jackpot
  return { ...row, jackpot: shown }
}
