import { Skeleton } from '../../kit/skeleton.tsx'

const lines = ['58%', '44%', '66%', '38%', '52%']

/** The timeline's shape before its first entries. */
export function ActivityWaiting() {
  return (
    <div className="rd-activity-waiting" aria-hidden="true">
      <Skeleton width="190px" />
      {lines.map(width => (
        <div key={width} className="rd-activity-waiting-entry">
          <span className="rd-activity-waiting-mark" />
          <Skeleton width={width} />
          <Skeleton width="62px" />
        </div>
      ))}
    </div>
  )
}
