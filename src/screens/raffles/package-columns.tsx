import { formatMoney } from '../../core/format/money.ts'
import type { Locale } from '../../core/i18n/texts.ts'
import type { RaffleTexts } from '../../core/raffles/texts.ts'
import type { TicketPackage } from '../../core/raffles/ticket-package.ts'
import { Money } from '../kit/money.tsx'
import type { TableColumn } from '../kit/table/table-types.ts'

interface PackageWords {
  texts: RaffleTexts
  locale: Locale
  currency: string
}

/** "3 for $10.00". */
export function packageName(
  { ticketCount, priceCents }: TicketPackage,
  { texts, locale, currency }: PackageWords,
): string {
  const tickets = new Intl.NumberFormat(`${locale}-CA`).format(ticketCount)
  return texts.packageOf({ tickets, price: formatMoney(priceCents, currency, locale) })
}

const grossOf = ({ soldCount = 0, priceCents }: TicketPackage) => soldCount * priceCents

/** Sales by package, with their sums. */
export function packageColumns({
  packages,
  ...words
}: PackageWords & { packages: readonly TicketPackage[] }): readonly TableColumn<TicketPackage>[] {
  const { texts, locale, currency } = words
  const number = new Intl.NumberFormat(`${locale}-CA`)
  const percent = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const sum = (value: (row: TicketPackage) => number) =>
    packages.reduce((total, row) => total + value(row), 0)
  const gross = sum(grossOf)
  return [
    {
      id: 'package',
      header: texts.package,
      card: 'title',
      cell: row => packageName(row, words),
      total: texts.total,
    },
    {
      id: 'sold',
      header: texts.sold,
      align: 'end',
      cell: ({ soldCount = 0 }) => number.format(soldCount),
      total: number.format(sum(({ soldCount = 0 }) => soldCount)),
    },
    {
      id: 'tickets',
      header: texts.tickets,
      align: 'end',
      cell: ({ soldCount = 0, ticketCount }) => number.format(soldCount * ticketCount),
      total: number.format(sum(({ soldCount = 0, ticketCount }) => soldCount * ticketCount)),
    },
    {
      id: 'gross',
      header: texts.gross,
      align: 'end',
      cell: row => <Money cents={grossOf(row)} currency={currency} />,
      total: <Money cents={gross} currency={currency} />,
    },
    {
      id: 'share',
      header: texts.salesShare,
      align: 'end',
      cell: row => percent.format(gross ? grossOf(row) / gross : 0),
      total: percent.format(gross ? 1 : 0),
    },
    {
      id: 'remaining',
      header: texts.remaining,
      align: 'end',
      cell: ({ inventory, soldCount = 0 }) =>
        inventory === null ? texts.unlimited : number.format(Math.max(0, inventory - soldCount)),
    },
  ]
}
