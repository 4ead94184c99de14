import { Search, X } from 'lucide'
import { useRef } from 'react'
import { formatFilter } from '../../../core/format/filters.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { useWords } from '../language.tsx'
import { filterTexts } from './texts.ts'
import { useDelayedChange } from './use-delayed-change.ts'

const keyOfText = (text: string) => formatFilter({ kind: 'search', text })

interface SearchBoxProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** Finds rows by text, 300 ms after the last key; at once on Enter. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const words = useWords(filterTexts)
  const input = useRef<HTMLInputElement>(null)
  const text = useDelayedChange(value, keyOfText, onChange, 'drop')
  function clear() {
    text.tell('')
    input.current?.focus()
  }
  return (
    <search className="rd-filter-search">
      <Icon of={Search} />
      <input
        ref={input}
        className="rd-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={label}
        placeholder={label}
        value={text.value}
        onChange={event => text.change(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') text.tell(text.value)
          if (event.key !== 'Escape' || text.value === '') return
          event.stopPropagation()
          clear()
        }}
      />
      {text.value !== '' && (
        <IconButton
          className="rd-filter-search-clear"
          label={words.clearSearch}
          icon={X}
          size="sm"
          onClick={clear}
        />
      )}
    </search>
  )
}
