import { useStore } from '@nanostores/react'
import { paymentsBannerOf } from '../../core/accounts/payments-banner.ts'
import { useDesk } from '../desk.tsx'
import { PaymentsBannerView } from './parts/payments-banner-view.tsx'

/**
 * The warning about the organisation's connected account (section 2, Dashboard); nothing where there
 * is nothing to say.
 */
export default function PaymentsBanner() {
  const { $banner, reload } = paymentsBannerOf(useDesk())
  return <PaymentsBannerView banner={useStore($banner)} onRetry={reload} />
}
