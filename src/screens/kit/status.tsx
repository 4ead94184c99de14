import { addSheet } from '../../core/style/sheets.ts'
import statusCss from './status.css?inline'

addSheet(statusCss)

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

/** A status: a dot and a word, never colour alone. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`rd-status rd-status-${tone}`}>{children}</span>
}
