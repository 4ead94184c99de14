import { useId } from 'react'
import { useWords } from '../language.tsx'
import type { FilterOption } from './filter-definition.ts'
import { filterTexts } from './texts.ts'

interface ChoicePanelProps {
  label: string
  many: boolean
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** One of the options or any, or as many as one likes. */
export function ChoicePanel({ label, many, options, chosen, onChange }: ChoicePanelProps) {
  const words = useWords(filterTexts)
  const name = useId()
  /** In the order of the options, whatever was chosen first. */
  function toggle(id: string) {
    const next = options.map(option => option.id)
    onChange(next.filter(one => chosen.includes(one) !== (one === id)))
  }
  const type = many ? 'checkbox' : 'radio'
  return (
    <fieldset className="rd-filter-options">
      <legend>{label}</legend>
      {!many && (
        <label className="rd-filter-option">
          <input
            type={type}
            name={name}
            checked={chosen.length === 0}
            onChange={() => onChange([])}
          />
          {words.any}
        </label>
      )}
      {options.map(option => (
        <label key={option.id} className="rd-filter-option">
          <input
            type={type}
            name={name}
            checked={chosen.includes(option.id)}
            onChange={() => (many ? toggle(option.id) : onChange([option.id]))}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
