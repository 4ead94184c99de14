import { useStore } from '@nanostores/react'
import { Plus, Ticket } from 'lucide'
import { useCallback, useMemo, useRef } from 'react'
import { pathTo } from '../../core/links.ts'
import { may } from '../../core/permissions.ts'
import { raffleListOf } from '../../core/raffles/raffle-list.ts'
import type { RaffleRow } from '../../core/raffles/raffle-row.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { useTarget } from '../use-target.ts'
import { useRoles } from './actions/use-decision.ts'
import { useRaffleActions } from './actions/use-raffle-actions.tsx'
import { raffleColumns } from './raffle-columns.tsx'
import { useRaffleFilters } from './raffle-filters.ts'
import raffleListCss from './raffle-list.css?inline'

addSheet(raffleListCss)

const idOf = ({ id }: RaffleRow) => id
const nameOf = ({ name }: RaffleRow) => name

/** The raffles of the organisation (docs/domain.md, section 2, "Raffles list"). */
export default function RaffleList() {
  const desk = useDesk()
  const texts = useTexts(raffleTexts)
  const place = useRef<HTMLDivElement>(null)
  const { table, download } = raffleListOf(desk)
  const organization = useStore(desk.$organization)
  const country = organization?.country ?? 'CA'
  const roles = useRoles()
  const withGross = may('raffles:figures', roles)
  const columns = useMemo(
    () => raffleColumns(texts, country, withGross),
    [texts, country, withGross],
  )
  const target = useTarget()
  const rowTarget = useCallback(
    ({ id }: RaffleRow) => target(pathTo('raffle', { raffle: id })),
    [target],
  )
  const filters = useRaffleFilters(country)
  const actions = useRaffleActions({ place, onDone: table.reload, onChanged: table.reload })
  const { entriesOf } = actions
  const rowActions = useCallback((row: RaffleRow) => entriesOf(row), [entriesOf])
  const mayEdit = may('raffles:edit', roles)
  const isRefused = useStore(table.$state).state === 'forbidden'
  const back = { label: texts.toDashboard, ...target(pathTo('dashboard')) }

  function newRaffle() {
    actions.goTo(pathTo('raffleEditor'))
  }

  const button = (
    <Button variant="primary" icon={<Icon of={Plus} />} onClick={newRaffle}>
      {texts.newRaffle}
    </Button>
  )
  return (
    <div className="rd-raffles" ref={place}>
      <PageHeader
        title={texts.raffles}
        {...(isRefused ? { back } : { actions: mayEdit && button })}
      />
      <ListTable<RaffleRow>
        store={table}
        label={texts.raffles}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowTarget={rowTarget}
        rowActions={rowActions}
        filters={filters}
        download={download}
        empty={{
          icon: Ticket,
          title: texts.noRaffles,
          message: mayEdit ? texts.noRafflesHint : texts.noRafflesReadHint,
          action: mayEdit && button,
        }}
      />
      {actions.dialog}
    </div>
  )
}
