import type { ReactNode, Ref } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { Button, type ButtonProps } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import chartFrameCss from './chart-frame.css?inline'

addSheet(chartFrameCss)

interface ChartFrameProps {
  title: string
  /** Switches between drawing and table. */
  toggle: ButtonProps
  children: ReactNode
  /** Of the room that the drawing has. */
  ref?: Ref<HTMLDivElement>
}

/** A chart's card: the same room in each of its states, and before its turn. */
export function ChartFrame({ title, toggle, children, ref }: ChartFrameProps) {
  return (
    <Card title={title} action={<Button className="rd-chart-toggle" {...toggle} />}>
      <div ref={ref} className="rd-chart-body">
        {children}
      </div>
    </Card>
  )
}
