import { Package } from 'lucide'
import { useMemo } from 'react'
import { countries } from '../../core/organizations/organization.ts'
import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import type { TicketPackage } from '../../core/raffles/ticket-package.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { StatTile, StatTiles } from '../kit/stat-tile.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { packageColumns, packageName } from './package-columns.tsx'
import salesBoardCss from './sales-board.css?inline'

addSheet(salesBoardCss)

const idOf = ({ id }: TicketPackage) => id

/** What is sold, in all and by package; for those who see a raffle's money. */
export function SalesBoard({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  const { packages } = raffle
  const { currency } = countries[raffle.country]
  const columns = useMemo(
    () => packageColumns({ packages, texts, locale, currency }),
    [packages, texts, locale, currency],
  )
  return (
    <div className="rd-sales">
      <Figures raffle={raffle} currency={currency} />
      <DataTable<TicketPackage>
        label={texts.salesByPackage}
        title={texts.salesByPackage}
        columns={columns}
        rowId={idOf}
        rowName={row => packageName(row, { texts, locale, currency })}
        content={packages.length === 0 ? { state: 'empty' } : { state: 'ready', rows: packages }}
        empty={{ icon: Package, title: texts.noPackages, message: texts.noPackagesHint }}
      />
    </div>
  )
}

function Figures({ raffle, currency }: { raffle: RaffleDetail; currency: string }) {
  const texts = useTexts(raffleTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const { ticketsSold, ticketLimit, grossCents = 0, packages } = raffle
  const { voidCount = 0, voidCents = 0 } = raffle.jackpot
  const sold = packages.reduce((sum, { soldCount = 0 }) => sum + soldCount, 0)
  return (
    <StatTiles label={texts.salesFigures} busy={false}>
      <StatTile label={texts.gross}>
        <Money short cents={grossCents} currency={currency} />
      </StatTile>
      <StatTile label={texts.ticketsSold}>
        <span className="rd-number">{format.format(ticketsSold)}</span>
        {ticketLimit !== null && (
          <span className="rd-sales-of">
            {' '}
            {texts.ofLimit({ limit: format.format(ticketLimit) })}
          </span>
        )}
      </StatTile>
      <StatTile label={texts.averageSale}>
        <Money short cents={sold ? Math.round(grossCents / sold) : 0} currency={currency} />
      </StatTile>
      <StatTile label={texts.voids}>
        <span className="rd-number">{format.format(voidCount)}</span>
        {voidCount > 0 && (
          <span className="rd-sales-of">
            {' '}
            <Money cents={voidCents} currency={currency} />
          </span>
        )}
      </StatTile>
    </StatTiles>
  )
}
