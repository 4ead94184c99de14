import { ListFilter, Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { type FilterValue, type FilterValues, withFilter } from '../../../core/format/filters.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import { useLocale, useWords } from '../language.tsx'
import { PopoverButton } from '../overlays/popover-button.tsx'
import filterBarCss from './filter-bar.css?inline'
import { FilterButton } from './filter-button.tsx'
import type { FilterDefinition } from './filter-definition.ts'
import { FilterMenu } from './filter-menu.tsx'
import { filterWords } from './filter-words.ts'
import { SearchBox } from './search-box.tsx'
import { filterTexts } from './texts.ts'

addSheet(filterBarCss)

export interface FilterBarProps {
  filters: readonly FilterDefinition[]
  /** The filters' strings, as the location holds them; what says nothing is ignored. */
  values: FilterValues
  onChange: (values: FilterValues) => void
  /** The present, which "today" and "last 30 days" count from. */
  now?: Date | undefined
}

/**
 * What narrows a list down: a search, and filters that open pop-ups. Those that are on read as chips; in a
 * narrow column all of them stand behind one button.
 */
export function FilterBar({ filters, values, onChange, now = new Date() }: FilterBarProps) {
  const words = useWords(filterTexts)
  const locale = useLocale()
  const bar = useRef<HTMLFieldSetElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const [clearings, setClearings] = useState(0)
  useFocusAfter(bar, left, () => setLeft(null))

  const wordsOf = (definition: FilterDefinition) =>
    filterWords(definition, values[definition.id], { words, locale, now })
  const search = filters.find(({ kind }) => kind === 'search')
  const others = filters.filter(({ kind }) => kind !== 'search')
  const waiting = others.filter(({ pinned }) => !pinned)
  const on = others.filter(definition => wordsOf(definition) !== null)
  const shown = others.filter(one => one.pinned || on.includes(one) || one.id === open)

  function change(id: string, value: FilterValue | null) {
    onChange(withFilter(values, id, value))
  }
  function clearAll() {
    // What was typed and not told yet goes too.
    setClearings(clearings + 1)
    setLeft(others[0]?.id ?? null)
    const ids = new Set(filters.map(({ id }) => id))
    onChange(Object.fromEntries(Object.entries(values).filter(([id]) => !ids.has(id))))
  }
  const menu = { values, now, wordsOf, onChange: change }

  return (
    <fieldset ref={bar} className="rd-filters" aria-label={words.filters}>
      {search && (
        <SearchBox
          key={clearings}
          label={search.label}
          value={values[search.id] ?? ''}
          onChange={text => change(search.id, { kind: 'search', text })}
        />
      )}
      <div className="rd-filters-wide">
        {shown.map(definition => (
          <FilterButton
            key={definition.id}
            definition={definition}
            wire={values[definition.id]}
            now={now}
            said={wordsOf(definition)}
            onOpen={is => setOpen(is ? definition.id : null)}
            onChange={value => change(definition.id, value)}
            onRemove={() => {
              setLeft(definition.id)
              change(definition.id, null)
            }}
          />
        ))}
        {waiting.length > 0 && (
          <PopoverButton
            label={words.add}
            trigger={
              <button type="button" className="rd-filter-open" data-filter-add>
                <Icon of={Plus} size={14} />
                {words.add}
              </button>
            }
          >
            {() => <FilterMenu {...menu} filters={waiting} />}
          </PopoverButton>
        )}
        {on.length > 0 && (
          <button type="button" className="rd-filter-clear" onClick={clearAll}>
            {words.clearAll}
          </button>
        )}
      </div>
      {others.length > 0 && (
        <div className="rd-filters-narrow">
          <PopoverButton
            label={words.filters}
            align="end"
            trigger={
              <button type="button" className="rd-filter-open" data-filter-all>
                <Icon of={ListFilter} size={14} />
                {words.filters}
                {on.length > 0 && <span className="rd-filter-count">{on.length}</span>}
              </button>
            }
          >
            {() => (
              <FilterMenu
                {...menu}
                filters={others}
                onClearAll={on.length > 0 ? clearAll : undefined}
              />
            )}
          </PopoverButton>
        </div>
      )}
      <p className="rd-only-read-out" role="status">
        {on.length > 0 && words.filtersOn({ count: String(on.length) })(on.length)}
      </p>
    </fieldset>
  )
}

/** A chip that is removed takes the focus with it: it goes to the filter's button, or to "Add filter". */
function useFocusAfter(
  bar: { readonly current: HTMLElement | null },
  left: string | null,
  done: () => void,
) {
  useEffect(() => {
    if (left === null) return
    const places = ['[data-filter]', '[data-filter-add]', '[data-filter-all]']
    const found = places.flatMap(place => [
      ...(bar.current?.querySelectorAll<HTMLElement>(place) ?? []),
    ])
    const own = found.find(({ dataset }) => dataset.filter === left)
    const rest = found.filter(({ dataset }) => dataset.filter === undefined)
    const target = [own, ...rest, ...found].find(one => one?.checkVisibility())
    target?.focus()
    done()
  })
}
