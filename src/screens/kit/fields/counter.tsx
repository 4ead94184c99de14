import { useLocale, useWords } from '../language.tsx'
import { fieldTexts } from './texts.ts'

interface CounterProps {
  length: number
  max: number
}

/** How many of the allowed characters are used; what is left is read out near the end, not at each key. */
export function Counter({ length, max }: CounterProps) {
  const words = useWords(fieldTexts)
  const number = new Intl.NumberFormat(`${useLocale()}-CA`)
  const left = max - length
  return (
    <span className="rd-field-counter rd-number" data-over={left < 0 || undefined}>
      <span aria-hidden="true">
        {number.format(length)} / {number.format(max)}
      </span>
      <span className="rd-only-read-out" role="status">
        {isTold(left, max) && toldOf(left)}
      </span>
    </span>
  )

  function toldOf(left: number) {
    const count = number.format(Math.abs(left))
    return left < 0 ? words.charactersOver({ count })(-left) : words.charactersLeft({ count })(left)
  }
}

/** From the last tenth on (at most twenty characters) every fifth, and each one over. */
function isTold(left: number, max: number): boolean {
  if (left < 0) return true
  return left <= Math.min(20, max / 10) && left % 5 === 0
}
