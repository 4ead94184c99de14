import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import prizesCss from './prizes.css?inline'

addSheet(prizesCss)

const rows = ['58%', '42%', '50%']

/** Prizes on their way, as high as rows of them. */
export function PrizeSkeleton() {
  const { loading } = useTexts(prizeTexts)
  return (
    <div className="rd-prizes-waiting" role="status" aria-label={loading}>
      {rows.map(width => (
        <div key={width} className="rd-prizes-waiting-row">
          <Skeleton width={width} />
          <Skeleton width="30%" />
        </div>
      ))}
    </div>
  )
}
