import { addSheet } from '../../core/style/sheets.ts'
import chartSkeletonCss from './chart-skeleton.css?inline'
import { useScreenState } from './screen-state.ts'

addSheet(chartSkeletonCss)

const heights = [38, 52, 44, 61, 70, 58, 66, 82, 74, 90, 86, 78]

/** Bars on their way, as high as their room. */
export function ChartSkeleton() {
  useScreenState('waiting')
  return <ChartRoom />
}

/** The same where nothing is on its way yet: nobody is near. */
export function ChartRoom() {
  return (
    <div className="rd-chart-skeleton" aria-hidden="true">
      {heights.map(height => (
        <span key={height} style={{ blockSize: `${height}%` }} />
      ))}
    </div>
  )
}
