import { Gift, GripVertical, Pencil, Trash2 } from 'lucide'
import { createRoot } from 'react-dom/client'
import { registerFont } from '../../../src/core/style/font.ts'
import { adoptSheets } from '../../../src/core/style/sheets.ts'
import { attachRoot } from '../../../src/elements/attach-root.ts'
import { Button } from '../../../src/screens/kit/button.tsx'
import { Icon } from '../../../src/screens/kit/icon.tsx'
import { LanguageContext } from '../../../src/screens/kit/language.tsx'
import { Money } from '../../../src/screens/kit/money.tsx'
import type { MenuEntry } from '../../../src/screens/kit/overlays/menu-entries.ts'
import { Status } from '../../../src/screens/kit/status.tsx'
import { DataTable } from '../../../src/screens/kit/table/data-table.tsx'
import { nothingSelected, type TableColumn } from '../../../src/screens/kit/table/table-types.ts'
import { languageOf } from '../../../stories/support/scene.tsx'

interface Prize {
  id: string
  name: string
  quantity: number
  valueCents: number
  drawDate: string
  picked: boolean
}

/** As many as the prizes' page holds (docs/specification.md, section 9). */
const prizes: Prize[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `prize-${index + 1}`,
  name: `Prize ${index + 1}, a weekend for two at Harbour Lights`,
  quantity: (index % 5) + 1,
  valueCents: (index * 7919) % 500_000,
  drawDate: new Date(Date.UTC(2026, 10, 20) + index * 3_600_000).toISOString(),
  picked: index % 3 === 0,
}))

const day = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Halifax',
})

const columns: TableColumn<Prize>[] = [
  {
    id: 'order',
    header: 'Order',
    cell: ({ name }) => (
      <Button variant="quiet" aria-label={`Move ${name}`} icon={<Icon of={GripVertical} />} />
    ),
  },
  { id: 'name', header: 'Prize', card: 'title', sortable: true, cell: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ picked }) => (
      <Status tone={picked ? 'ok' : 'warn'}>{picked ? 'Picked' : 'Pending'}</Status>
    ),
  },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    cell: ({ valueCents }) => <Money cents={valueCents} currency="CAD" />,
  },
  {
    id: 'drawDate',
    header: 'Draw',
    cell: ({ drawDate }) => <time dateTime={drawDate}>{day.format(new Date(drawDate))}</time>,
  },
]

const nothing = () => undefined
const idOf = ({ id }: Prize) => id
const nameOf = ({ name }: Prize) => name
const actions = (): MenuEntry[] => [
  { id: 'edit', label: 'Edit prize', icon: Pencil, onAction: nothing },
  { id: 'delete', label: 'Delete prize', icon: Trash2, tone: 'danger', onAction: nothing },
]

const root = attachRoot(document.querySelector<HTMLElement>('#prizes')!)
adoptSheets(root.getRootNode() as ShadowRoot)
registerFont()
createRoot(root).render(
  <LanguageContext value={languageOf('en')}>
    <DataTable<Prize>
      label="Prizes"
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      content={{ state: 'ready', rows: prizes }}
      empty={{ icon: Gift, title: 'No prizes yet' }}
      rowActions={actions}
      onOpen={nothing}
      onSort={nothing}
      selection={{ value: nothingSelected, onChange: nothing, actions: null }}
    />
  </LanguageContext>,
)
