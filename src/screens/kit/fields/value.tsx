import type { ReactNode } from 'react'
import type { FieldKind } from '../../../core/fields/field.ts'
import { Dash } from '../dash.tsx'
import { useLocale } from '../language.tsx'

/** A value as its kind is written, in a cell or among facts; a dash where there is none. */
export function Value({ kind, value }: { kind: FieldKind; value: unknown }): ReactNode {
  const locale = useLocale()
  if (value === null || value === undefined || value === '') return <Dash />
  if (kind !== 'count') return String(value)
  return (
    <span className="rd-number">{new Intl.NumberFormat(`${locale}-CA`).format(Number(value))}</span>
  )
}
