import { Rows2, Rows4 } from 'lucide'
import { useId } from 'react'
import type { Density } from '../../../core/table/layout.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { tableTexts } from './texts.ts'

const densities = [
  { id: 'comfortable', icon: Rows2 },
  { id: 'compact', icon: Rows4 },
] as const

interface DensityChoiceProps {
  value: Density
  onChange: (density: Density) => void
}

/** How tall rows are. */
export function DensityChoice({ value, onChange }: DensityChoiceProps) {
  const words = useWords(tableTexts)
  const name = useId()
  return (
    <fieldset className="rd-density">
      <legend>{words.density}</legend>
      <div className="rd-density-choices">
        {densities.map(({ id, icon }) => (
          <label key={id} className="rd-density-choice">
            <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
            <Icon of={icon} />
            {words[id]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
