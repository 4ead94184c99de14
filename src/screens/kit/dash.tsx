import { dash } from '../../core/format/money.ts'
import { useWords } from './language.tsx'
import { kitTexts } from './texts.ts'

/** Stands where there is no value; read out as "None". */
export function Dash() {
  const { none } = useWords(kitTexts)
  return (
    <span className="rd-dash">
      <span aria-hidden="true">{dash}</span>
      <span className="rd-only-read-out">{none}</span>
    </span>
  )
}
