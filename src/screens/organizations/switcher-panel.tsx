import { loadChunk } from '../../core/load-chunk.ts'
import { organizationsTexts } from '../../core/organizations/texts.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { useChunk } from '../kit/use-chunk.ts'
import type { OrganizationSearchProps } from './parts/organization-search.tsx'

const loadSearch = () =>
  loadChunk(() =>
    import('./parts/organization-search.tsx').then(({ OrganizationSearch }) => ({
      default: OrganizationSearch,
    })),
  )

/** The open switcher. Its search comes with the first opening, not with the page. */
export function SwitcherPanel(props: OrganizationSearchProps) {
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
        <p className="rd-switcher-notice" role="status">
          <Spinner /> {texts.loading}
        </p>
      )
  }
}
