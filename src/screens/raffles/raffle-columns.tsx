import { regionName } from '../../core/format/regions.ts'
import { type Country, countries } from '../../core/organizations/organization.ts'
import type { RaffleRow } from '../../core/raffles/raffle-row.ts'
import { salesEndOf } from '../../core/raffles/sales-end.ts'
import type { RaffleTexts } from '../../core/raffles/texts.ts'
import { categoryWord, frequencyWord } from '../../core/raffles/words.ts'
import { Avatar } from '../kit/avatar.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import type { TableColumn } from '../kit/table/table-types.ts'
import { RaffleMoment } from './parts/raffle-moment.tsx'
import { RaffleStatusText } from './parts/raffle-status.tsx'
import { TicketsSold } from './parts/tickets-sold.tsx'

type Column = TableColumn<RaffleRow>

/** The list's columns; those that few need wait in the column chooser. @param withGross for those who see it */
export function raffleColumns(
  texts: RaffleTexts,
  country: Country,
  withGross: boolean,
): readonly Column[] {
  const gross = withGross ? [grossColumn(texts)] : []
  return [...identity(texts), ...dates(texts), ...figures(texts), ...gross, ...more(texts, country)]
}

function identity(texts: RaffleTexts): Column[] {
  return [
    {
      id: 'name',
      header: texts.name,
      sortable: true,
      card: 'title',
      cell: ({ name, logoUrl, category }) => (
        <span className="rd-raffle-name">
          <Avatar name={name} imageUrl={logoUrl} />
          <span>
            <bdi>{name}</bdi>
            <span className="rd-raffle-kind">{categoryWord(category, texts)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: texts.status,
      sortable: true,
      card: 'status',
      cell: ({ status }) => <RaffleStatusText status={status} />,
    },
    {
      id: 'category',
      header: texts.category,
      sortable: true,
      initiallyHidden: true,
      cell: ({ category }) => categoryWord(category, texts),
    },
  ]
}

function dates(texts: RaffleTexts): Column[] {
  const moment = (id: 'startDate' | 'endDate' | 'drawDate', header: string): Column => ({
    id,
    header,
    sortable: 'desc',
    cell: row => (
      <RaffleMoment
        instant={id === 'endDate' ? salesEndOf(row) : row[id]}
        timeZone={row.timeZone}
        show="short"
        stacked="zone"
      />
    ),
  })
  return [
    { ...moment('startDate', texts.starts), initiallyHidden: true },
    moment('endDate', texts.salesEnd),
    moment('drawDate', texts.draw),
  ]
}

function figures(texts: RaffleTexts): Column[] {
  return [
    {
      id: 'jackpot',
      header: texts.jackpotOrPrize,
      align: 'end',
      cell: ({ actualJackpotCents, country }) => (
        <Money cents={actualJackpotCents} currency={countries[country].currency} />
      ),
    },
    {
      id: 'ticketsSold',
      header: texts.ticketsSold,
      align: 'end',
      cell: row => <TicketsSold raffle={row} />,
    },
  ]
}

function grossColumn(texts: RaffleTexts): Column {
  return {
    id: 'grossCents',
    header: texts.gross,
    align: 'end',
    cell: ({ grossCents = 0, country }) => (
      <Money cents={grossCents} currency={countries[country].currency} />
    ),
  }
}

function more(texts: RaffleTexts, country: Country): Column[] {
  return [
    {
      id: 'licenseNumber',
      header: texts.licence,
      initiallyHidden: true,
      cell: ({ licenseNumber }) => licenseNumber ?? texts.licenceMissing,
    },
    {
      id: 'frequency',
      header: texts.frequency,
      initiallyHidden: true,
      cell: ({ frequency }) => frequencyWord(frequency, texts),
    },
    {
      id: 'province',
      header: country === 'CA' ? texts.province : texts.state,
      initiallyHidden: true,
      cell: ({ province }) => <Province country={country} code={province} />,
    },
  ]
}

function Province({ country, code }: { country: Country; code: string }) {
  return regionName(country, code, useLocale())
}
