import type { ReactNode } from 'react'

interface StepPanelProps {
  id: string
  title: string
  /** The focus goes on from here, where what had it went with its step. */
  isNext: boolean
  children: ReactNode
}

/** What there is to do in a step. */
export function StepPanel({ id, title, isNext, children }: StepPanelProps) {
  return (
    <section
      className="rd-step-panel"
      aria-label={title}
      tabIndex={-1}
      data-step={id}
      data-next={isNext || undefined}
    >
      {children}
    </section>
  )
}
