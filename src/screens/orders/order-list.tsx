import { useStore } from '@nanostores/react'
import { ReceiptText, Search } from 'lucide'
import { useCallback, useMemo } from 'react'
import type { Desk } from '../../core/desk.ts'
import { pathTo } from '../../core/links.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import type { OrderRow } from '../../core/orders/order-list.ts'
import { ordersOf } from '../../core/orders/orders-table.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { may } from '../../core/permissions.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { useNumber } from '../kit/use-number.ts'
import { ListTable } from '../list-table.tsx'
import { useRaffleChoices } from '../raffles/parts/use-raffle-choices.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useTagChoices } from '../tags/parts/use-tag-choices.tsx'
import { useList } from '../use-list.tsx'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { useFinderPath } from './finder-paths.ts'
import { useOrderBulks } from './order-bulks.tsx'
import { orderCells, orderRowName } from './order-cells.tsx'
import { useSees } from './parts/use-sees.ts'
import { TicketsLink } from './tickets-link.tsx'

/** Where the days' line has its place: it comes before what it says is known, so that no row moves. */
const dated: ReadonlySet<string> = new Set(['loading', 'ready', 'no-match'])

const listOf = (desk: Desk) => ordersOf(desk).store

/** The orders of the organisation, of the last 30 days first (docs/domain.md, section 2, "Orders"). */
export default function OrderList() {
  const desk = useDesk()
  const texts = useTexts(orderTexts)
  const number = useNumber()
  const { download, $outside } = ordersOf(desk)
  const outside = useStore($outside)
  const isAnyOutside = outside !== null && outside.number > 0
  const { table } = ordersOf(desk).store
  const raffles = useRaffleChoices(table)
  const tags = useTagChoices('orders', table)
  const { list: store, ...list } = useList({
    call: orderCalls.list,
    of: {},
    words: texts,
    cells: orderCells,
    choices: useMemo(() => ({ ...raffles, ...tags }), [raffles, tags]),
    kept: listOf,
  })
  const { bulkActions, bulks, tools } = useOrderBulks({
    table: list.store,
    fileQuery: store.fileQuery,
    organizationId: useStore(desk.$organization)?.id,
  })
  const { $view, setFilters, $state } = list.store
  const { filters } = useStore($view)
  const { state } = useStore($state)
  const finder = useFinderPath(filters)
  const target = useTarget()
  const mayRecover = may('orders:recover', useRoles())
  const rowTarget = useCallback(({ id }: OrderRow) => target(pathTo('order', { id })), [target])
  const searchAll = (
    <Button onClick={() => setFilters({ ...filters, bought: '' })}>{texts.searchAllDates}</Button>
  )
  return (
    <div className="rd-page rd-orders">
      <PageHeader
        title={texts.orders}
        subtitle={useSees()}
        actions={
          <>
            <ScreenLink className="rd-button rd-button-secondary rd-button-md" path={finder}>
              <Icon of={Search} />
              {texts.openFinder}
            </ScreenLink>
            <TicketsLink />
            {tools}
            {mayRecover && (
              <ScreenLink
                className="rd-button rd-button-secondary rd-button-md"
                path={pathTo('recoverSlips')}
              >
                <Icon of={ReceiptText} />
                {texts.recoverSlips}
              </ScreenLink>
            )}
          </>
        }
      />
      {bulks}
      {filters.bought && dated.has(state) && (
        <div className="rd-order-older" data-any={isAnyOutside || undefined}>
          <p role="status">
            {isAnyOutside
              ? texts.older({
                  number: number(outside.number),
                  all: `${number(outside.all)}${outside.capped ? '+' : ''}`,
                })(outside.number)
              : ''}
          </p>
          {searchAll}
        </div>
      )}
      <ListTable<OrderRow>
        {...list}
        label={texts.orders}
        rowName={orderRowName}
        rowTarget={rowTarget}
        download={download}
        bulkActions={bulkActions}
        allMatching
        elsewhere={
          filters.search
            ? {
                message: texts.finderForgives,
                link: (
                  <ScreenLink className="rd-button rd-button-primary rd-button-md" path={finder}>
                    {texts.lookInFinder}
                  </ScreenLink>
                ),
              }
            : undefined
        }
        empty={
          outside?.number === 0 || !filters.bought
            ? { icon: ReceiptText, title: texts.noOrders, message: texts.noOrdersHint }
            : {
                icon: ReceiptText,
                title: texts.noneInDays,
                message: texts.noneInDaysHint,
                action: searchAll,
              }
        }
      />
    </div>
  )
}
