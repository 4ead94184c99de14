import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { paymentsBannerOf } from '../../core/accounts/payments-banner.ts'
import { PaymentsBannerView } from '../accounts/parts/payments-banner-view.tsx'
import { useDesk } from '../desk.tsx'

/** How long home waits for word about the account before it shows without. */
const patienceMs = 1000

/**
 * Home with the payments banner above it. So that nothing jumps, home shows once it is known whether
 * a banner comes; if that takes long, it shows with room kept for one.
 */
export function HomeBanner({ shown, children }: { shown: boolean; children: ReactNode }) {
  const { $banner, reload } = paymentsBannerOf(useDesk())
  const banner = useStore($banner)
  const [late, setLate] = useState(false)
  const loading = shown && banner.state === 'loading'

  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [loading])

  const content = shown && <PaymentsBannerView banner={banner} onRetry={reload} />
  return (
    <div className="rd-home" data-waiting={(loading && !late) || undefined}>
      {late ? <div className="rd-home-room">{content}</div> : content}
      {children}
    </div>
  )
}
