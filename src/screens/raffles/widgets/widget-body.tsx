import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { messageOf } from '../../../core/errors.ts'
import type { Resource } from '../../../core/resource.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useTexts } from '../../desk.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FailedState } from '../../kit/failed-state.tsx'
import { ForbiddenState } from '../../kit/forbidden-state.tsx'

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
  const errors = useTexts(errorTexts)
  const { resource } = props
  if (resource.state === 'loading') return props.loading
  if (resource.state === 'empty') return <EmptyState icon={props.icon} message={props.empty} />
  if (resource.state === 'forbidden') return <ForbiddenState message={errors.forbidden} />
  if (resource.state === 'ready') return props.children(resource.data)
  return (
    <FailedState
      title={props.failed}
      message={messageOf(resource.error, errors.unexpected)}
      retry={errors.retry}
      onRetry={props.onRetry}
    />
  )
}
