import { Lock } from 'lucide'
import { StateView } from './state-view.tsx'

interface ForbiddenStateProps {
  title: string
  /** Who can give access, or why not. */
  message?: string | undefined
}

/** This person may not see it. */
export function ForbiddenState(props: ForbiddenStateProps) {
  return <StateView kind="forbidden" icon={Lock} {...props} />
}
