import type { ReactNode } from 'react'
import { Link } from './kit/link.tsx'
import { useTarget } from './use-target.ts'

interface ScreenLinkProps {
  /** Below the base path (`pathTo`, core/links.ts). */
  path: string
  className?: string
  children: ReactNode
}

/** A link to a screen of ours, in the full dashboard where we are embedded. */
export function ScreenLink({ path, ...link }: ScreenLinkProps) {
  return <Link {...link} {...useTarget()(path)} />
}
