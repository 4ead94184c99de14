import { addSheet } from '../../core/style/sheets.ts'
import spinnerCss from './spinner.css?inline'

addSheet(spinnerCss)

/** Shows that something is under way; the words beside it say what. */
export function Spinner() {
  return <span className="rd-spinner" aria-hidden="true" />
}
