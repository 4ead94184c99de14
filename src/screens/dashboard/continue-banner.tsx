import { homeOf } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { ScreenLink } from '../screen-link.tsx'

/** After a forced sign-out, which is rare: the way back. */
export default function ContinueBanner() {
  const texts = useTexts(dashboardTexts)
  const path = homeOf(useDesk()).returnPath() ?? '/'
  return (
    <Banner tone="info" title={texts.continueTitle}>
      <ScreenLink path={path}>{texts.continue}</ScreenLink>
    </Banner>
  )
}
