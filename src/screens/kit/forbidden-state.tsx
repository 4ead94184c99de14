import { Lock } from 'lucide'
import type { Ref } from 'react'
import { StateView } from './state-view.tsx'

interface ForbiddenStateProps {
  title: string
  /** Default `h2`. */
  heading?: 'h1' | 'h2' | undefined
  /** Who can give access, or why not. */
  message?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** This person may not see it. */
export function ForbiddenState(props: ForbiddenStateProps) {
  return <StateView kind="forbidden" icon={Lock} {...props} />
}
