import { loadChunk } from '../../core/load-chunk.ts'
import { organizationsTexts } from '../../core/organizations/texts.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { useChunk } from '../kit/use-chunk.ts'
import type { OrganizationSearchListProps } from './parts/organization-search-list.tsx'

const loadSearch = () =>
  loadChunk(() =>
    import('./parts/organization-search-list.tsx').then(({ OrganizationSearchList }) => ({
      default: OrganizationSearchList,
    })),
  )

/** The open switcher. Its search, and all that it stands on, comes with the first opening, not with the page. */
export function SwitcherPanel(props: OrganizationSearchListProps) {
  const texts = useTexts(organizationsTexts)
  const errors = useTexts(errorTexts)
  const search = useChunk(loadSearch)

  switch (search.state) {
    case 'ready':
      return <search.part {...props} />
    case 'failed':
      return (
        <div className="rd-switcher-notice">
          <Alert>{errors.chunk}</Alert>
          <Button onClick={search.retry}>{texts.retry}</Button>
        </div>
      )
    case 'loading':
      return (
        <div className="rd-switcher-waiting">
          <p className="rd-switcher-waiting-head" role="status">
            <Spinner /> {texts.loading}
          </p>
          {['62%', '48%', '74%', '55%'].map(width => (
            <div key={width} className="rd-switcher-waiting-row">
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      )
  }
}
