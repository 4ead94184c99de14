import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import drawFiguresCss from './draw-figures.css?inline'
import drawsCss from './draws.css?inline'

addSheet(drawsCss)
addSheet(drawFiguresCss)

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** The procedure on its way, in its final layout. */
export function ProcedureSkeleton() {
  const texts = useTexts(drawTexts)
  return (
    <div className="rd-draw" role="status" aria-busy="true">
      <span className="rd-only-read-out">{texts.loading}</span>
      <div className="rd-draw-skeleton-head">
        <Skeleton width="12ch" />
        <Skeleton width="24ch" />
        <Skeleton width="36ch" />
      </div>
      <div className="rd-draw-figures">
        {lines.slice(0, 3).map(line => (
          <div key={line} className="rd-draw-figure">
            <Skeleton width="14ch" />
            <Skeleton width="6ch" />
          </div>
        ))}
      </div>
      <div className="rd-draw-skeleton-steps">
        {lines.map(line => (
          <Skeleton key={line} width="28ch" />
        ))}
      </div>
    </div>
  )
}
