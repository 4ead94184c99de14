import { useId } from 'react'
import { formatClock, zoneName } from '../../../core/format/clock.ts'
import { wallTimeOf } from '../../../core/format/zoned.ts'
import { useLocale, useWords } from '../language.tsx'
import { dateTexts } from './texts.ts'

interface TwiceChoiceProps {
  earlier: string
  later: string
  value: string | null
  timeZone: string
  onChoose: (instant: string) => void
}

/** Tells apart the two instants of a time that comes twice when the clocks go back. */
export function TwiceChoice({ earlier, later, value, timeZone, onChoose }: TwiceChoiceProps) {
  const words = useWords(dateTexts)
  const locale = useLocale()
  const name = useId()
  const time = formatClock(wallTimeOf(earlier, timeZone).time, locale)
  const option = (instant: string, label: (gaps: { zone: string }) => string) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={Date.parse(value ?? '') === Date.parse(instant)}
        onChange={() => onChoose(instant)}
      />
      {label({ zone: zoneName(timeZone, new Date(instant), locale) })}
    </label>
  )
  return (
    <fieldset className="rd-date-choice">
      <legend>{words.twice({ time })}</legend>
      {option(earlier, words.first)}
      {option(later, words.second)}
    </fieldset>
  )
}
