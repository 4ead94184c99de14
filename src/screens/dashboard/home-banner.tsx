import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { paymentsBannerOf } from '../../core/accounts/payments-banner.ts'
import { PaymentsBannerView } from '../accounts/parts/payments-banner-view.tsx'
import { useDesk } from '../desk.tsx'

/** How long home waits for word about the account before it shows without. */
const patienceMs = 1000

/** The first word about the account is still awaited, has come, or came too late. */
type FirstWord = 'awaited' | 'here' | 'late'

/**
 * Home with the payments banner above it. So that nothing jumps, home shows once it is known whether
 * a banner comes; if that takes long, or is asked again, it shows with room kept for one.
 */
export function HomeBanner({ shown, children }: { shown: boolean; children: ReactNode }) {
  const { $banner, reload } = paymentsBannerOf(useDesk())
  const banner = useStore($banner)
  const [first, setFirst] = useState<FirstWord>('awaited')
  const loading = shown && banner.state === 'loading'

  useEffect(() => {
    if (first !== 'awaited') return
    if (!loading) return setFirst('here')
    const timer = setTimeout(() => setFirst('late'), patienceMs)
    return () => clearTimeout(timer)
  }, [loading, first])

  const content = shown && <PaymentsBannerView banner={banner} onRetry={reload} />
  const keepsRoom = first === 'late' || (first === 'here' && loading)
  return (
    <div className="rd-home" data-waiting={(loading && first === 'awaited') || undefined}>
      {keepsRoom ? <div className="rd-home-room">{content}</div> : content}
      {children}
    </div>
  )
}
