import type { ReactNode } from 'react'
import type { Fields, RecordForm, TypedValues, Values } from '../core/fields/field.ts'
import { createOnce } from '../core/forms/create-once.ts'
import type { FieldReason } from '../core/forms/form-rules.ts'
import { mapSaved, type Saved, type Version } from '../core/forms/saved.ts'
import { FormDrawer } from './form-drawer.tsx'
import type { KitForm, Messages } from './kit/forms/form.ts'
import { FormFields } from './kit/forms/form-fields.tsx'
import { useForm } from './use-form.ts'
import { useNotify } from './use-notify.ts'

/** The words around a record's form; those of its fields stand beside them. */
export interface RecordTexts {
  newTitle: string
  editTitle: (gaps: { name: string }) => string
  add: string
  save: string
  cancel: string
  added: (gaps: { name: string }) => string
  saved: (gaps: { name: string }) => string
}

interface RecordDrawerProps<F extends Fields, Row> {
  form: RecordForm<F>
  /** Names what somebody typed, so that it finds it again: `member:<id>`, `member:new:<raffle>`. */
  id: string
  /** Null for a new one. */
  record: (Row & Values<F>) | null
  texts: RecordTexts
  messages?: Messages
  /** What must hold between several fields. */
  together?: (values: TypedValues<F>) => readonly FieldReason[]
  /** @param attempt the idempotency key */
  create: (values: Values<F>, attempt: string) => Promise<Row & Values<F>>
  change: (
    id: string,
    change: Partial<Values<F>> & { version: number },
  ) => Promise<Saved<Row & Values<F>>>
  /** Something was written, or may have been. */
  onWritten: () => void
  onClose: () => void
  /** Fields that are special; without it, all of them as they are declared. */
  children?: (form: KitForm<TypedValues<F>>) => ReactNode
}

/** A record's form in a drawer: added once though an answer got lost, changed on the version that was read. */
export function RecordDrawer<
  F extends Fields,
  Row extends { id: string; version: number; name: string },
>({
  form: of,
  id,
  record,
  texts,
  messages,
  together,
  create,
  change,
  onWritten,
  onClose,
  children,
}: RecordDrawerProps<F, Row>) {
  const notify = useNotify()
  const form = useForm<TypedValues<F>, Values<F>>(of.schema, {
    id,
    values: record ? of.valuesOf(record) : of.initially,
    version: record?.version,
    ...(messages && { messages }),
    ...(together && { together }),
    async onSave(values, attempt) {
      try {
        if (record) {
          const changes = of.changesOf(attempt.base, values)
          const saved = await change(record.id, { ...changes, version: Number(attempt.version) })
          return mapSaved(saved, of.valuesOf)
        }
        await createOnce({ ...attempt, values }, attempt.earlier, {
          create: save => create(save.values, save.idempotencyKey),
          change: (made, version: Version, before, after) =>
            change(made.id, {
              ...of.changesOf(of.valuesOf(before), after),
              version: Number(version),
            }),
        })
        return undefined
      } finally {
        onWritten()
      }
    },
    onSaved(values) {
      const name = String(Reflect.get(values, 'name') ?? '')
      notify('ok', record ? texts.saved({ name }) : texts.added({ name }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={record ? texts.editTitle({ name: record.name }) : texts.newTitle}
      submit={record ? texts.save : texts.add}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <div className="rd-record-form">
        {children?.(form) ?? (
          <FormFields form={form} fields={of.fields} names={Object.keys(of.fields)} words={texts} />
        )}
      </div>
    </FormDrawer>
  )
}
