import { regionName } from '../../core/format/regions.ts'
import { type Country, countries } from '../../core/organizations/organization.ts'
import { choiceTexts } from '../../core/raffles/choice-texts.ts'
import type { RaffleRow } from '../../core/raffles/raffle-row.ts'
import { salesEndOf } from '../../core/raffles/sales-end.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { useTexts } from '../desk.tsx'
import { Avatar } from '../kit/avatar.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { tagCell } from '../tags/parts/tag-chips.tsx'
import { RaffleMoment } from './parts/raffle-moment.tsx'
import { RaffleStatusText } from './parts/raffle-status.tsx'
import { TicketsSold } from './parts/tickets-sold.tsx'

const moment = (instantOf: (row: RaffleRow) => string | null) => (row: RaffleRow) => (
  <RaffleMoment instant={instantOf(row)} timeZone={row.timeZone} show="short" stacked="zone" />
)
const money = (centsOf: (row: RaffleRow) => number) => (row: RaffleRow) => (
  <Money cents={centsOf(row)} currency={countries[row.country].currency} />
)

/** The cells of the raffles' list that say more than their column's value. */
export const raffleCells = {
  name: (row: RaffleRow) => <RaffleName raffle={row} />,
  status: ({ status }: RaffleRow) => <RaffleStatusText status={status} />,
  licenseNumber: ({ licenseNumber }: RaffleRow) => licenseNumber ?? <LicenceMissing />,
  startDate: moment(({ startDate }) => startDate),
  endDate: moment(salesEndOf),
  drawDate: moment(({ drawDate }) => drawDate),
  jackpot: money(({ actualJackpotCents }) => actualJackpotCents),
  ticketsSold: (row: RaffleRow) => <TicketsSold raffle={row} />,
  grossCents: money(({ grossCents = 0 }) => grossCents),
  tags: tagCell,
  province: ({ country, province }: RaffleRow) => <Province country={country} code={province} />,
}

function RaffleName({ raffle: { name, logoUrl, category } }: { raffle: RaffleRow }) {
  const words = useTexts(choiceTexts)
  return (
    <span className="rd-raffle-name">
      <Avatar name={name} imageUrl={logoUrl} />
      <span>
        <bdi>{name}</bdi>
        <span className="rd-raffle-kind">{words[`category-${category}`]}</span>
      </span>
    </span>
  )
}

function LicenceMissing() {
  return useTexts(raffleTexts).licenceMissing
}

function Province({ country, code }: { country: Country; code: string }) {
  return regionName(country, code, useLocale())
}
