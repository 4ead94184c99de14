import { type ReactNode, useEffect, useRef } from 'react'
import { type FilterValue, parseFilter } from '../../../core/format/filters.ts'
import { useWords } from '../language.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { DaysPanel } from './days-panel.tsx'
import type { FilterDefinition } from './filter-definition.ts'
import { NumberRangePanel } from './number-range-panel.tsx'
import { filterTexts } from './texts.ts'

export interface FilterPanelProps {
  definition: FilterDefinition
  wire: string | undefined
  now: Date
  /** Null takes the filter off. */
  onChange: (value: FilterValue | null) => void
}

/** What stands in a filter's pop-up: each change applies at once. */
export function FilterPanel(props: FilterPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input:checked, input, button')?.focus()
  }, [])
  return (
    <div ref={place} className="rd-filter-panel">
      <Control {...props} />
    </div>
  )
}

function Control({ definition, wire, now, onChange }: FilterPanelProps): ReactNode {
  const words = useWords(filterTexts)
  const value = parseFilter(definition, wire)
  switch (definition.kind) {
    case 'search':
      return null
    case 'choice':
    case 'lookup': {
      const { kind, label } = definition
      const chosen = value?.kind === kind ? value.chosen : []
      const choose = (next: readonly string[]) =>
        onChange(next.length > 0 ? { kind, chosen: next } : null)
      if (definition.kind === 'lookup') return definition.draw({ label, chosen, onChange: choose })
      const { options, many = false } = definition
      return <ChoicePanel {...{ label, options, many, chosen }} onChange={choose} />
    }
    case 'yes-no': {
      const { label, yes = words.yes, no = words.no } = definition
      const options = [
        { id: 'true', label: yes },
        { id: 'false', label: no },
      ]
      return (
        <ChoicePanel
          {...{ label, options }}
          many={false}
          chosen={value?.kind === 'yes-no' ? [String(value.yes)] : []}
          onChange={([one]) => onChange(one ? { kind: 'yes-no', yes: one === 'true' } : null)}
        />
      )
    }
    case 'days':
      return (
        <DaysPanel
          definition={definition}
          days={value?.kind === 'days' ? value.days : null}
          now={now}
          onChange={days => onChange(days && { kind: 'days', days })}
        />
      )
    case 'money':
    case 'number': {
      const { kind } = definition
      return (
        <NumberRangePanel
          definition={definition}
          range={value?.kind === kind ? value.range : { from: null, to: null }}
          onChange={range =>
            onChange(range.from === null && range.to === null ? null : { kind, range })
          }
        />
      )
    }
  }
}
