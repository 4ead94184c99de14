import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { hrefOf } from '../../core/links.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Link } from '../kit/link.tsx'

/** After a forced sign-out: the way back. @param path below the base path */
export function ContinueBanner({ path }: { path: string }) {
  const texts = useTexts(dashboardTexts)
  return (
    <Banner tone="info" title={texts.continueTitle}>
      <Link path={path} href={hrefOf(useDesk().config, path)}>
        {texts.continue}
      </Link>
    </Banner>
  )
}
