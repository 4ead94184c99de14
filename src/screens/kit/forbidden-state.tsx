import { Lock } from 'lucide-react'
import { addSheet } from '../../core/style/sheets.ts'
import stateCss from './state-view.css?inline'

addSheet(stateCss)

/** The person may not see this; nothing of it was loaded. */
export function ForbiddenState({ message }: { message: string }) {
  return (
    <div className="rd-state">
      <p className="rd-state-line rd-state-forbidden">
        <Lock size={16} aria-hidden="true" />
        {message}
      </p>
    </div>
  )
}
