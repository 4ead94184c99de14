import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { ScreenLink } from '../screen-link.tsx'

/** After a forced sign-out: the way back. @param path below the base path */
export function ContinueBanner({ path }: { path: string }) {
  const texts = useTexts(dashboardTexts)
  return (
    <Banner tone="info" title={texts.continueTitle}>
      <ScreenLink path={path}>{texts.continue}</ScreenLink>
    </Banner>
  )
}
