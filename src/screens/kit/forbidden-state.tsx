import Lock from 'lucide-react/icons/lock'
import { StateView } from './state-view.tsx'

/** This person may not see it. */
export function ForbiddenState({ title, message }: { title?: string; message: string }) {
  return <StateView kind="forbidden" icon={<Lock size={18} />} title={title} message={message} />
}
