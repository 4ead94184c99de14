import { useStore } from '@nanostores/react'
import { HeartHandshake } from 'lucide'
import { useCallback, useMemo } from 'react'
import type { Desk } from '../../core/desk.ts'
import { donationCalls } from '../../core/donations/calls.ts'
import type { DonationRow } from '../../core/donations/donation-list.ts'
import { type DonationTotal, donationsOf } from '../../core/donations/donations-table.ts'
import { donationTexts } from '../../core/donations/texts.ts'
import { formatMoney } from '../../core/format/money.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { may } from '../../core/permissions.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { useRaffleChoices } from '../raffles/parts/use-raffle-choices.tsx'
import { useList } from '../use-list.tsx'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { donationCells } from './donation-cells.tsx'

const listOf = (desk: Desk) => donationsOf(desk).store
const rowName = ({ donor }: DonationRow) => isolated(donor.name)

/** What was given beside tickets (docs/domain.md, section 2, "Donations"). */
export default function DonationList() {
  const desk = useDesk()
  const texts = useTexts(donationTexts)
  const orders = useTexts(orderTexts)
  const words = useMemo(() => ({ ...orders, ...texts }), [orders, texts])
  const { store, download, $total } = donationsOf(desk)
  const total = useStore($total)
  const { list: _, ...list } = useList({
    call: donationCalls.list,
    of: {},
    words,
    cells: donationCells,
    choices: useRaffleChoices(store.table),
    kept: listOf,
  })
  const target = useTarget()
  const readsCustomers = may('customers:read', useRoles())
  const rowTarget = useCallback(
    ({ donor }: DonationRow) => target(pathTo('customer', { customer: donor.id })),
    [target],
  )
  return (
    <div className="rd-page">
      <PageHeader title={texts.donations} subtitle={total && <Total total={total} />} />
      <ListTable<DonationRow>
        {...list}
        label={texts.donations}
        rowName={rowName}
        {...(readsCustomers && { rowTarget })}
        download={download}
        empty={{ icon: HeartHandshake, title: texts.noDonations, message: texts.noDonationsHint }}
      />
    </div>
  )
}

function Total({ total: { totalCents, count, currency } }: { total: DonationTotal }) {
  const texts = useTexts(donationTexts)
  const locale = useLocale()
  const number = new Intl.NumberFormat(`${locale}-CA`).format(count)
  const amount = formatMoney(totalCents, currency, locale)
  return (
    <>
      <span role="status">{texts.total({ number, amount })(count)}</span> {texts.counted}
    </>
  )
}
