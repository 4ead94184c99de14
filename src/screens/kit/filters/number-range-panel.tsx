import { formatFilter, type NumberRange } from '../../../core/format/filters.ts'
import { MoneyField } from '../fields/money-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { useWords } from '../language.tsx'
import type { KindOf } from './filter-definition.ts'
import { filterTexts } from './texts.ts'
import { useDelayedChange } from './use-delayed-change.ts'

interface NumberRangePanelProps {
  definition: KindOf<'money'> | KindOf<'number'>
  range: NumberRange
  onChange: (range: NumberRange) => void
}

/** The lowest and the highest, either of them alone too. */
export function NumberRangePanel({ definition, range, onChange }: NumberRangePanelProps) {
  const words = useWords(filterTexts)
  const keyOf = (ends: NumberRange) => formatFilter({ kind: definition.kind, range: ends })
  const tell = (next: NumberRange) => {
    if (isReadable(next) && isOrdered(next)) onChange(next)
  }
  const ends = useDelayedChange(range, keyOf, tell, 'tell')
  const { from, to } = ends.value
  const fields = [
    { end: 'from', label: words.lowest, value: from, error: undefined },
    {
      end: 'to',
      label: words.highest,
      value: to,
      error: isOrdered(ends.value) ? undefined : words.rangeOrder,
    },
  ] as const
  return (
    <fieldset className="rd-filter-ends">
      <legend>{definition.label}</legend>
      {fields.map(({ end, ...field }) => {
        const props = {
          ...field,
          onChange: (value: number | null) => ends.change({ ...ends.value, [end]: value }),
        }
        return definition.kind === 'money' ? (
          <MoneyField key={end} {...props} currency={definition.currency} />
        ) : (
          <NumberField
            key={end}
            {...props}
            {...(definition.decimals !== undefined && { decimals: definition.decimals })}
            {...(definition.unit !== undefined && { unit: definition.unit })}
          />
        )
      })}
    </fieldset>
  )
}

function isReadable({ from, to }: NumberRange): boolean {
  return !Number.isNaN(from) && !Number.isNaN(to)
}

function isOrdered({ from, to }: NumberRange): boolean {
  return from === null || to === null || !(from > to)
}
