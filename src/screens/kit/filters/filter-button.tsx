import { ChevronDown, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { PopoverButton } from '../overlays/popover-button.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'
import { filterTexts } from './texts.ts'

interface FilterButtonProps extends FilterPanelProps {
  /** What it is set to, in words; null while it is off. */
  said: string | null
  onOpen: (open: boolean) => void
  onRemove: () => void
}

/** A filter in the bar: a quiet button while it is off, a chip that says its value while it is on. */
export function FilterButton({ said, onOpen, onRemove, ...panel }: FilterButtonProps) {
  const words = useWords(filterTexts)
  const { id, label } = panel.definition
  const text = said === null ? label : words.said({ label, value: said })
  return (
    <span className="rd-filter" data-on={said !== null || undefined}>
      <PopoverButton
        label={label}
        trigger={
          <button type="button" className="rd-filter-open" data-filter={id}>
            <span>{text}</span>
            {said === null && <Icon of={ChevronDown} size={14} />}
          </button>
        }
      >
        {() => (
          <>
            <WhileOpen onOpen={onOpen} />
            <FilterPanel {...panel} />
          </>
        )}
      </PopoverButton>
      {said !== null && (
        <button
          type="button"
          className="rd-filter-remove"
          aria-label={words.remove({ filter: text })}
          title={words.clear}
          onClick={onRemove}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  )
}

/** Stands in a pop-up, and so tells that it is open. */
function WhileOpen({ onOpen }: { onOpen: (open: boolean) => void }) {
  const latest = useRef(onOpen)
  latest.current = onOpen
  useEffect(() => {
    latest.current(true)
    return () => latest.current(false)
  }, [])
  return null
}
