import { Skeleton } from './kit/skeleton.tsx'

const places = [1, 2, 3, 4, 5]

interface WidgetListWaitingProps {
  /** As many as mostly come, five at most. */
  rows: number
}

/** Rows on their way, as high as those that come. */
export function WidgetListWaiting({ rows }: WidgetListWaitingProps) {
  return (
    <div className="rd-widget-list" aria-busy="true">
      {places.slice(0, rows).map(place => (
        <div key={place} className="rd-widget-row">
          <div className="rd-widget-row-text">
            <span className="rd-widget-row-name">
              <Skeleton width="9em" />
            </span>
            <span className="rd-widget-row-note">
              <Skeleton width="7em" />
            </span>
          </div>
          <div className="rd-widget-row-figure">
            <Skeleton width="5em" />
            <span className="rd-widget-row-note">
              <Skeleton width="6em" />
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}
