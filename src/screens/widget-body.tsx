import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import type { Resource } from '../core/resource.ts'
import { EmptyState } from './kit/empty-state.tsx'
import { NotReady } from './not-ready.tsx'

interface WidgetBodyProps<T> {
  resource: Resource<T>
  /** As large as what comes. */
  loading: ReactNode
  icon: IconNode
  empty: string
  failed: string
  onRetry: () => void
  children: (data: T) => ReactNode
}

/** A widget's content in whichever state its figures are. */
export function WidgetBody<T>(props: WidgetBodyProps<T>) {
  const { resource } = props
  if (resource.state === 'empty') return <EmptyState icon={props.icon} message={props.empty} />
  if (resource.state === 'ready') return props.children(resource.data)
  return (
    <NotReady
      read={resource}
      waiting={props.loading}
      title={props.failed}
      onRetry={props.onRetry}
    />
  )
}
