import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { StateView } from './state-view.tsx'

interface EmptyStateProps {
  icon: IconNode
  title?: string
  message?: string
  /** The next step, where there is one. */
  action?: ReactNode
}

/** There is nothing yet. */
export function EmptyState(props: EmptyStateProps) {
  return <StateView kind="empty" {...props} />
}
