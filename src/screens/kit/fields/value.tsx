import { Fragment, type ReactNode } from 'react'
import type { FieldKind } from '../../../core/fields/field.ts'
import { Dash } from '../dash.tsx'
import { useLocale } from '../language.tsx'

/** A value as its kind is written, in a cell or among facts; a dash where there is none. */
export function Value({ kind, value }: { kind: FieldKind; value: unknown }): ReactNode {
  const locale = useLocale()
  if (value === null || value === undefined || value === '') return <Dash />
  if (kind === 'email') return <Email of={String(value)} />
  if (kind !== 'count') return String(value)
  return (
    <span className="rd-number">{new Intl.NumberFormat(`${locale}-CA`).format(Number(value))}</span>
  )
}

/** Where it has no room on one line it breaks between its parts, and not amid a word. */
function Email({ of }: { of: string }) {
  const parts = of.split(/(?<=[@.])/)
  return (
    <span className="rd-email">
      {parts.map((part, at) => (
        <Fragment key={parts.slice(0, at + 1).join('')}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
