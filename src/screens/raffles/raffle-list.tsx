import { useStore } from '@nanostores/react'
import { Plus, Ticket } from 'lucide'
import { useCallback, useMemo, useRef } from 'react'
import type { Desk } from '../../core/desk.ts'
import { regionsByName } from '../../core/format/regions.ts'
import { pathTo } from '../../core/links.ts'
import { may } from '../../core/permissions.ts'
import { choiceTexts } from '../../core/raffles/choice-texts.ts'
import { raffleListCalls } from '../../core/raffles/list-calls.ts'
import { columnsUntold } from '../../core/raffles/raffle-file.ts'
import { raffleListOf } from '../../core/raffles/raffle-list.ts'
import type { RaffleRow } from '../../core/raffles/raffle-row.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useLocale } from '../kit/language.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { useTagChoices } from '../tags/parts/use-tag-choices.tsx'
import { useList } from '../use-list.tsx'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { useRaffleActions } from './actions/use-raffle-actions.tsx'
import { raffleCells } from './raffle-cells.tsx'
import raffleListCss from './raffle-list.css?inline'

addSheet(raffleListCss)

const listOf = (desk: Desk) => raffleListOf(desk).store
const nameOf = ({ name }: RaffleRow) => name

/** The raffles of the organisation (docs/domain.md, section 2, "Raffles list"). */
export default function RaffleList() {
  const desk = useDesk()
  const texts = useTexts(raffleTexts)
  const place = useRef<HTMLDivElement>(null)
  const choices = useTexts(choiceTexts)
  const locale = useLocale()
  const organization = useStore(desk.$organization)
  const country = organization?.country ?? 'CA'
  const roles = useRoles()
  const words = useMemo(
    () => ({
      ...texts,
      ...choices,
      province: country === 'CA' ? texts.province : texts.state,
    }),
    [texts, choices, country],
  )
  const provinces = useMemo(
    () => ({
      province: regionsByName(country, locale).map(({ code, name }) => ({
        id: code,
        label: name[locale],
      })),
    }),
    [country, locale],
  )
  const tags = useTagChoices('raffles', raffleListOf(desk).store.table)
  const { list: _, ...list } = useList({
    call: raffleListCalls.list,
    of: {},
    words,
    cells: raffleCells,
    choices: useMemo(() => ({ ...provinces, ...tags }), [provinces, tags]),
    leaveOut: useMemo(() => columnsUntold(roles), [roles]),
    kept: listOf,
  })
  const { reload, $state } = list.store
  const target = useTarget()
  const rowTarget = useCallback(
    ({ id }: RaffleRow) => target(pathTo('raffle', { raffle: id })),
    [target],
  )
  const actions = useRaffleActions({ place, onDone: reload, onChanged: reload })
  const { entriesOf } = actions
  const rowActions = useCallback((row: RaffleRow) => entriesOf(row), [entriesOf])
  const mayEdit = may('raffles:edit', roles)
  const isRefused = useStore($state).state === 'forbidden'
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
    <div className="rd-page rd-raffles" ref={place}>
      <PageHeader
        title={texts.raffles}
        {...(isRefused ? { back } : { actions: mayEdit && button })}
      />
      <ListTable<RaffleRow>
        {...list}
        label={texts.raffles}
        rowName={nameOf}
        rowTarget={rowTarget}
        rowActions={rowActions}
        download={raffleListOf(desk).download}
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
