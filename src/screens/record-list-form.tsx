import type * as v from 'valibot'
import type { Contract, ListCall } from '../core/contract.ts'
import type { Fields, RecordForm, Values } from '../core/fields/field.ts'
import { changeRecord } from '../core/forms/change-record.ts'
import type { Saved } from '../core/forms/saved.ts'
import { useDesk } from './desk.tsx'
import { RecordDrawer, type RecordTexts } from './record-drawer.tsx'

/** What every such record has. */
export type Kept = { id: string; version: number; name: string }

type Answering = Contract & { answer: v.GenericSchema<unknown, Kept> }

/** The calls of an organization's records; what they are sent, their fields say. */
export interface RecordCalls<L extends ListCall> {
  list: L
  create: Answering
  change: Answering
  remove: Contract
}

type Row<F extends Fields> = Values<F> & Kept

interface RecordListFormProps<F extends Fields> {
  calls: RecordCalls<ListCall>
  form: RecordForm<F>
  texts: RecordTexts
  /** Null for a new one. */
  record: Row<F> | null
  onWritten: () => void
  onClose: () => void
}

/** The fields of an organization's record; a file of its own, as forms load when one opens. */
export default function RecordListForm<F extends Fields>({
  calls,
  record,
  ...its
}: RecordListFormProps<F>) {
  const { http, $organization } = useDesk()
  const organizationId = $organization.get()?.id ?? ''
  return (
    <RecordDrawer<F, Row<F>>
      {...its}
      id={`${calls.list.list.name}:${record?.id ?? 'new'}`}
      record={record}
      create={(fields, attempt) =>
        http.ask(calls.create, { body: { organizationId, ...fields } } as never, {
          attempt,
        }) as Promise<Row<F>>
      }
      change={(id, body) =>
        changeRecord(http, calls.change, { params: { id }, body } as never) as Promise<
          Saved<Row<F>>
        >
      }
    />
  )
}
