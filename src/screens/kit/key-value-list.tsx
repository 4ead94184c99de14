import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { CopyButton } from './copy-button.tsx'
import { Dash } from './dash.tsx'
import keyValueListCss from './key-value-list.css?inline'

addSheet(keyValueListCss)

export interface KeyValue {
  name: string
  /** Null, undefined or an empty text shows a dash. */
  value: ReactNode
  /** A button copies this. */
  copy?: string | undefined
  /** What that is, for its button among several alike; without it, the name. */
  copyName?: string
  /** It takes the whole width. */
  wide?: boolean
}

interface KeyValueListProps {
  items: readonly KeyValue[]
  /** One column however much room there is: in a drawer, or beside something else. */
  single?: boolean
}

/** What is known about one thing: names and values, two columns where there is room. */
export function KeyValueList({ items, single = false }: KeyValueListProps) {
  return (
    <div className="rd-key-values-room">
      <dl className={single ? 'rd-key-values rd-key-values-single' : 'rd-key-values'}>
        {items.map(({ name, value, copy, copyName = name, wide }) => (
          <div key={name} className={wide ? 'rd-key-value rd-key-value-wide' : 'rd-key-value'}>
            <dt className="rd-key-value-name">{name}</dt>
            <dd className="rd-key-value-value">
              {isEmpty(value) ? <Dash /> : value}
              {copy && <CopyButton text={copy} what={copyName} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false
}
