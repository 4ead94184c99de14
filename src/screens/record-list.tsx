import { type IconNode, Pencil, Plus, Trash2 } from 'lucide'
import { useMemo, useState } from 'react'
import type { ListCall, RowOfCall, ScopeOf } from '../core/contract.ts'
import type { Fields, RecordForm, Values } from '../core/fields/field.ts'
import { loadChunk } from '../core/load-chunk.ts'
import { type Action, may } from '../core/permissions.ts'
import { userOf } from '../core/session/session.ts'
import { listDownload } from '../core/table/list-download.ts'
import { DeleteRecord, type DeleteTexts } from './delete-record.tsx'
import { useDesk } from './desk.tsx'
import { Button } from './kit/button.tsx'
import { Icon } from './kit/icon.tsx'
import { LoadedPart } from './kit/overlays/loaded-part.tsx'
import { PageHeader } from './kit/page-header.tsx'
import { ListTable } from './list-table.tsx'
import type { RecordTexts } from './record-drawer.tsx'
import type { Kept, RecordCalls } from './record-list-form.tsx'
import { type ListWords, useList } from './use-list.tsx'

/** A form loads when it opens. */
const loadForm = () => loadChunk(() => import('./record-list-form.tsx'))

interface RecordListProps<L extends ListCall, F extends Fields> {
  calls: RecordCalls<L>
  form: RecordForm<F>
  title: string
  texts: ListWords<L['list']> &
    RecordTexts &
    DeleteTexts & { edit: string; none: string; noneHint: string }
  icon: IconNode
  /** What whoever adds, changes and deletes must be allowed. */
  action: Action
}

/** What is open beside the list: the form, of a new one without a record; or the question. */
type Opened<Row> =
  | { kind: 'none' }
  | { kind: 'form'; record: Row | null }
  | { kind: 'delete'; record: Row }

/** An organization's records of one kind: found, added, changed, deleted and downloaded. */
export function RecordList<const L extends ListCall, F extends Fields>({
  calls,
  form,
  title,
  texts,
  icon,
  action,
}: RecordListProps<L, F>) {
  type Row = RowOfCall<L> & Kept & Values<F>
  const desk = useDesk()
  const organizationId = desk.$organization.get()?.id ?? ''
  const mayEdit = may(action, userOf(desk.session.$session.get())?.roles ?? [])
  const of = { organizationId } as unknown as ScopeOf<L>
  const { list, ...table } = useList<L>({ call: calls.list, of, words: texts })
  const download = useMemo(
    () => listDownload(desk, calls.list, list, () => ({ title, words: texts, timeZone: 'UTC' })),
    [desk, calls, list, title, texts],
  )
  const [opened, setOpened] = useState<Opened<Row>>({ kind: 'none' })
  const close = () => setOpened({ kind: 'none' })
  const open = (record: Row | null) => setOpened({ kind: 'form', record })
  const add = mayEdit && (
    <Button data-next variant="primary" icon={<Icon of={Plus} />} onClick={() => open(null)}>
      {texts.add}
    </Button>
  )
  const actionsOf = (record: Row) => [
    { id: 'edit', label: texts.edit, icon: Pencil, onAction: () => open(record) },
    {
      id: 'delete',
      label: texts.delete,
      icon: Trash2,
      tone: 'danger' as const,
      onAction: () => setOpened({ kind: 'delete', record }),
    },
  ]
  return (
    <div className="rd-page">
      <PageHeader title={title} actions={add} />
      <ListTable<Row>
        {...(table as typeof table & { store: never; columns: never })}
        label={title}
        rowName={({ name }) => name}
        download={download}
        {...(mayEdit && { onOpen: open })}
        rowActions={record => (mayEdit ? actionsOf(record) : [])}
        empty={{ icon, title: texts.none, message: texts.noneHint }}
      />
      {opened.kind === 'form' && (
        <LoadedPart load={loadForm} onClose={close}>
          {RecordListForm => (
            <RecordListForm
              calls={calls}
              form={form}
              texts={texts}
              record={opened.record}
              onWritten={list.table.reload}
              onClose={close}
            />
          )}
        </LoadedPart>
      )}
      {opened.kind === 'delete' && (
        <DeleteRecord
          name={opened.record.name}
          texts={texts}
          remove={attempt => {
            const { id, version } = opened.record
            const asked = { params: { id }, query: { version } }
            return desk.http.ask(calls.remove, asked as never, { attempt })
          }}
          onDone={() => {
            list.table.reload()
            close()
          }}
          onFailed={list.table.reload}
          onClose={close}
        />
      )}
    </div>
  )
}
