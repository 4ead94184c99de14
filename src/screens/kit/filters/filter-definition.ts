/** What a list can be filtered by: plain data, beside the columns of its table. */
import type { ReactNode } from 'react'
import type { Option } from '../overlays/options/option.ts'

interface Named {
  /** The key of its string in `FilterValues`, and so in the location. */
  id: string
  /** "Status", "Amount": chips read "Status: Active". */
  label: string
  /** Stands in the bar even while it is off; others wait behind "Add filter". */
  pinned?: boolean
}

export type FilterOption = Pick<Option, 'id' | 'label'>

export interface LookupSlot {
  label: string
  /** Ids. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** The kinds are those of core/format/filters.ts, with what people read of them. */
export type FilterDefinition = Named &
  (
    | { kind: 'search' }
    | { kind: 'choice'; many?: boolean; options: readonly FilterOption[] }
    | {
        /** Choices that a server searches. */
        kind: 'lookup'
        many?: boolean
        /** What an id is called; undefined while that isn't known. */
        labelOf: (id: string) => string | undefined
        /** The control that searches, such as the kit's combobox. */
        draw: (slot: LookupSlot) => ReactNode
      }
    | { kind: 'yes-no'; yes?: string; no?: string }
    /** Days of an IANA zone. */
    | { kind: 'days'; timeZone: string }
    /** In dollars; kept in integer cents. */
    | { kind: 'money'; currency: string }
    | { kind: 'number'; decimals?: number; unit?: string }
  )

export type KindOf<Kind extends FilterDefinition['kind']> = Extract<
  FilterDefinition,
  { kind: Kind }
>
