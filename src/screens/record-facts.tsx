import type { ReactNode } from 'react'
import type { Column } from '../core/table/list.ts'
import { Button } from './kit/button.tsx'
import { Value } from './kit/fields/value.tsx'
import { KeyValueList } from './kit/key-value-list.tsx'
import { Drawer } from './kit/overlays/drawer.tsx'

interface RecordFactsProps<Row extends object> {
  record: Row
  title: string
  /** Why nothing of it can be changed. */
  because: string
  /** What is known of it, as a list's columns. */
  columns: Readonly<Record<string, Column>>
  /** Those that the screen draws itself. */
  cells?: Readonly<Record<string, ((record: Row) => ReactNode) | undefined>>
  words: object
  close: string
  onClose: () => void
}

/** A record for those who can't change it: what is known, without fields. */
export function RecordFacts<Row extends object>(props: RecordFactsProps<Row>) {
  const { record, title, because, columns, cells = {}, words, close, onClose } = props
  const facts = Object.entries(columns).filter(([, { card }]) => card !== 'title')
  return (
    <Drawer
      open
      size="sm"
      title={title}
      description={because}
      onClose={onClose}
      footer={<Button onClick={onClose}>{close}</Button>}
    >
      <KeyValueList
        single
        items={facts.map(([id, { kind, word = id }]) => ({
          name: String(Reflect.get(words, word)),
          value: cells[id]?.(record) ?? <Value kind={kind} value={Reflect.get(record, id)} />,
        }))}
      />
    </Drawer>
  )
}
