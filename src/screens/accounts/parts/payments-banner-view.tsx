import type { PaymentsBannerState } from '../../../core/accounts/payments-banner.ts'
import { accountTexts } from '../../../core/accounts/texts.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Banner } from '../../kit/banner.tsx'
import { Button } from '../../kit/button.tsx'
import { OutsideLink } from '../../kit/link.tsx'
import { useScreenState } from '../../kit/screen-state.ts'
import { useAttentionWords } from './attention-words.ts'

interface ViewProps {
  banner: PaymentsBannerState
  onRetry: () => void
}

/** It isn't empty where there is nothing to say: nobody waits for it. */
const declared = { loading: 'waiting', failed: 'failed', attention: null, none: null } as const

/** What the banner says in each state, word for word where the specification has words. */
export function PaymentsBannerView({ banner, onRetry }: ViewProps) {
  const texts = useTexts(accountTexts)
  const errors = useTexts(errorTexts)
  const { stripeHelpUrls } = useDesk().config
  const wordsOf = useAttentionWords()
  useScreenState(declared[banner.state])

  if (banner.state === 'failed') {
    const message = banner.message || errors.unexpected
    return (
      <Banner tone="bad" title={texts.failed({ message })}>
        <Button variant="quiet" onClick={onRetry}>
          {errors.retry}
        </Button>
      </Banner>
    )
  }
  if (banner.state !== 'attention') return null
  const { attention } = banner
  return (
    <Banner tone="warn" title={texts.attention} detail={wordsOf(attention)}>
      <OutsideLink href={stripeHelpUrls.requirements} hint={texts.opensInNewTab}>
        {texts.whatStripeAsks}
      </OutsideLink>
      <OutsideLink href={stripeHelpUrls.update} hint={texts.opensInNewTab}>
        {texts.howToUpdate}
      </OutsideLink>
    </Banner>
  )
}
