import { addSheet } from '../../../core/style/sheets.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import drawsCss from './draws.css?inline'

addSheet(drawsCss)

interface WaitingLinesProps {
  /** Read out. */
  label: string
  /** A line each, in CSS. */
  widths: readonly string[]
}

/** A few lines on their way. */
export function WaitingLines({ label, widths }: WaitingLinesProps) {
  const lines = widths.map((width, line) => ({ id: `${line}`, width }))
  return (
    <div role="status" aria-label={label} className="rd-draw-skeleton-steps">
      {lines.map(({ id, width }) => (
        <Skeleton key={id} width={width} />
      ))}
    </div>
  )
}
