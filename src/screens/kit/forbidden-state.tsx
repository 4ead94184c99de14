import { Lock } from 'lucide'
import { StateView } from './state-view.tsx'

/** This person may not see it. */
export function ForbiddenState({ title, message }: { title?: string; message: string }) {
  return <StateView kind="forbidden" icon={Lock} title={title} message={message} />
}
