import { useStore } from '@nanostores/react'
import { HeartHandshake, Pencil } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import type { Desk } from '../../core/desk.ts'
import { donationCalls } from '../../core/donations/calls.ts'
import { type DonationRow, takesReceipt } from '../../core/donations/donation-list.ts'
import { type DonationTotal, donationsOf } from '../../core/donations/donations-table.ts'
import { donationTexts } from '../../core/donations/texts.ts'
import { formatMoney } from '../../core/format/money.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { may } from '../../core/permissions.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import type { MenuEntry } from '../kit/overlays/menu-entries.ts'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { useRaffleChoices } from '../raffles/parts/use-raffle-choices.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useList } from '../use-list.tsx'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { donationCells } from './donation-cells.tsx'

const listOf = (desk: Desk) => donationsOf(desk).store
const loadReceipt = () => loadChunk(() => import('./receipt-number.tsx'))
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
  const roles = useRoles()
  const readsCustomers = may('customers:read', roles)
  const [asking, setAsking] = useState<DonationRow | null>(null)
  const rowActions = useCallback(
    (row: DonationRow): readonly MenuEntry[] => {
      const label = row.receiptNumber === null ? texts.recordReceipt : texts.changeReceipt
      const onAction = () => setAsking(row)
      return takesReceipt(row) ? [{ id: 'receipt', label, icon: Pencil, onAction }] : []
    },
    [texts],
  )
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
        {...(may('donations:receipt', roles) && { rowActions })}
        download={download}
        empty={{
          icon: HeartHandshake,
          title: texts.noDonations,
          message: texts.noDonationsHint,
          action: may('raffles:read', roles) && (
            <ScreenLink
              className="rd-button rd-button-secondary rd-button-md"
              path={pathTo('raffles')}
            >
              {texts.toRaffles}
            </ScreenLink>
          ),
        }}
      />
      {asking && (
        <LoadedPart load={loadReceipt} onClose={() => setAsking(null)}>
          {ReceiptNumber => (
            <ReceiptNumber
              donation={asking}
              onSaved={store.table.reload}
              onClose={() => setAsking(null)}
            />
          )}
        </LoadedPart>
      )}
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
