import { raffleTexts } from '../../core/raffles/texts.ts'
import { useTexts } from '../desk.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { TabSkeleton } from './tab-part.tsx'

/** The view on its way, in its final layout. */
export function RaffleSkeleton() {
  const { loading } = useTexts(raffleTexts)
  return (
    <div className="rd-raffle" role="status" aria-label={loading}>
      <div className="rd-raffle-waiting-head">
        <Skeleton width="90px" />
        <Skeleton width="280px" />
        <Skeleton width="200px" />
      </div>
      <div className="rd-hero">
        {['one', 'two', 'three'].map(cell => (
          <div key={cell} className="rd-hero-cell">
            <Skeleton width="40%" />
            <Skeleton width="70%" />
            <Skeleton width="55%" />
          </div>
        ))}
      </div>
      <TabSkeleton />
    </div>
  )
}
