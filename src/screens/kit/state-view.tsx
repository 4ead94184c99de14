import type { IconNode } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { Icon } from './icon.tsx'
import { useScreenState } from './screen-state.ts'
import stateViewCss from './state-view.css?inline'

addSheet(stateViewCss)

interface StateViewProps {
  kind: 'empty' | 'failed' | 'forbidden'
  icon: IconNode
  title?: string | undefined
  /** What the title is: a refusal stands for what would be there, and has a heading of its own. */
  heading?: 'h1' | 'h2' | undefined
  message?: string | undefined
  /** The next step, as a button or a link. */
  action?: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
}

/** What stands in the place of content that isn't there: why, and what to do next. */
export function StateView({ kind, icon, title, heading, message, action, ref }: StateViewProps) {
  useScreenState(kind)
  const Title = heading ?? (kind === 'forbidden' ? 'h2' : 'p')
  return (
    <div
      ref={ref}
      className={`rd-state rd-state-${kind}`}
      role={kind === 'failed' ? 'alert' : undefined}
    >
      <span className="rd-state-icon" aria-hidden="true">
        <Icon of={icon} size={18} />
      </span>
      <div className="rd-state-words">
        {title && <Title className="rd-state-title">{title}</Title>}
        {message && <p className="rd-state-message">{message}</p>}
      </div>
      {action}
    </div>
  )
}
