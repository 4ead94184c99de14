import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { FilterValue, FilterValues } from '../../../core/format/filters.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import type { FilterDefinition } from './filter-definition.ts'
import { FilterPanel } from './filter-panel.tsx'
import { filterTexts } from './texts.ts'

interface FilterMenuProps {
  filters: readonly FilterDefinition[]
  values: FilterValues
  now: Date
  /** What a filter is set to, in words; null while it is off. */
  wordsOf: (definition: FilterDefinition) => string | null
  onChange: (id: string, value: FilterValue | null) => void
  /** Takes off all filters; without it, no button does. */
  onClearAll?: (() => void) | undefined
}

/** A list of filters in a pop-up; the one chosen takes the list's place. */
export function FilterMenu(props: FilterMenuProps) {
  const { filters, values, now, onChange } = props
  const words = useWords(filterTexts)
  const [chosen, setChosen] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const definition = filters.find(({ id }) => id === chosen)
  if (!definition) return <FilterList {...props} start={left} onChoose={setChosen} />
  return (
    <>
      <button
        type="button"
        className="rd-filter-back"
        onClick={() => {
          setLeft(chosen)
          setChosen(null)
        }}
      >
        <Icon of={ChevronLeft} size={14} />
        {words.back}
      </button>
      <FilterPanel
        definition={definition}
        wire={values[definition.id]}
        now={now}
        onChange={value => onChange(definition.id, value)}
      />
    </>
  )
}

interface FilterListProps extends FilterMenuProps {
  /** The filter that has the focus first. */
  start: string | null
  onChoose: (id: string) => void
}

function FilterList({ filters, wordsOf, start, onChoose, onClearAll }: FilterListProps) {
  const words = useWords(filterTexts)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const first = buttons.find(button => button.dataset.choose === start) ?? buttons[0]
    first?.focus()
  }, [start])
  return (
    <>
      <ul ref={list} className="rd-filter-list">
        {filters.map(definition => (
          <li key={definition.id}>
            <button
              type="button"
              className="rd-filter-choose"
              data-choose={definition.id}
              onClick={() => onChoose(definition.id)}
            >
              <span>{definition.label}</span>
              <span className="rd-filter-said">{wordsOf(definition)}</span>
              <Icon of={ChevronRight} size={14} />
            </button>
          </li>
        ))}
      </ul>
      {onClearAll && (
        <button type="button" className="rd-filter-clear" onClick={onClearAll}>
          {words.clearAll}
        </button>
      )}
    </>
  )
}
