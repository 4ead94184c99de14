import { useStore } from '@nanostores/react'
import { Users } from 'lucide'
import { useCallback, useMemo } from 'react'
import { customerCalls } from '../../core/customers/calls.ts'
import type { CustomerRow } from '../../core/customers/customer.ts'
import { customersOf } from '../../core/customers/customers-table.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import type { Desk } from '../../core/desk.ts'
import { regionsByName } from '../../core/format/regions.ts'
import { pathTo } from '../../core/links.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { useTagChoices } from '../tags/parts/use-tag-choices.tsx'
import { useList } from '../use-list.tsx'
import { useTarget } from '../use-target.ts'
import { customerCells } from './customer-cells.tsx'

const listOf = (desk: Desk) => customersOf(desk).store
const nameOf = ({ name }: CustomerRow) => name

/** Those who bought or gave something, with what that came to (docs/domain.md, section 2, "Customers"). */
export default function CustomerList() {
  const desk = useDesk()
  const texts = useTexts(customerTexts)
  const locale = useLocale()
  const country = useStore(desk.$organization)?.country ?? 'CA'
  const provinces = useMemo(
    () => ({
      province: regionsByName(country, locale).map(({ code, name }) => ({
        id: code,
        label: name[locale],
      })),
    }),
    [country, locale],
  )
  const tags = useTagChoices('customers', customersOf(desk).store.table)
  const choices = useMemo(() => ({ ...provinces, ...tags }), [provinces, tags])
  const { list: _, ...list } = useList({
    call: customerCalls.list,
    of: {},
    words: texts,
    cells: customerCells,
    choices,
    kept: listOf,
  })
  const target = useTarget()
  const rowTarget = useCallback(
    ({ id }: CustomerRow) => target(pathTo('customer', { customer: id })),
    [target],
  )
  return (
    <div className="rd-page">
      <PageHeader title={texts.customers} />
      <ListTable<CustomerRow>
        {...list}
        label={texts.customers}
        rowName={nameOf}
        rowTarget={rowTarget}
        download={customersOf(desk).download}
        empty={{ icon: Users, title: texts.noCustomers, message: texts.noCustomersHint }}
      />
    </div>
  )
}
