import { Lock } from 'lucide'
import { Icon } from './icon.tsx'
import { StateView } from './state-view.tsx'

/** This person may not see it. */
export function ForbiddenState({ title, message }: { title?: string; message: string }) {
  return (
    <StateView
      kind="forbidden"
      icon={<Icon of={Lock} size={18} />}
      title={title}
      message={message}
    />
  )
}
