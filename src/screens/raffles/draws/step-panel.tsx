import type { ReactNode } from 'react'

interface StepPanelProps {
  id: string
  title: string
  children: ReactNode
}

/** What there is to do in a step. It takes the focus when the draw comes to it (`use-draw-heir.ts`). */
export function StepPanel({ id, title, children }: StepPanelProps) {
  return (
    <section className="rd-step-panel" aria-label={title} tabIndex={-1} data-step={id}>
      {children}
    </section>
  )
}
