import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../core/errors.ts'
import { organizationsTexts } from '../../core/organizations/texts.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Spinner } from '../kit/spinner.tsx'
import type { OrganizationSearchProps } from './parts/organization-search.tsx'

type Search =
  | { state: 'loading' }
  | { state: 'ready'; Part: ComponentType<OrganizationSearchProps> }
  | { state: 'failed'; error: unknown }

/** The open switcher. Its search comes with the first opening, not with the page. */
export function SwitcherPanel(props: OrganizationSearchProps) {
  const texts = useTexts(organizationsTexts)
  const errors = useTexts(errorTexts)
  const [search, setSearch] = useState<Search>({ state: 'loading' })

  const load = useCallback(() => {
    setSearch({ state: 'loading' })
    import('./parts/organization-search.tsx').then(
      ({ OrganizationSearch }) => setSearch({ state: 'ready', Part: OrganizationSearch }),
      (error: unknown) => setSearch({ state: 'failed', error }),
    )
  }, [])
  useEffect(load, [load])

  switch (search.state) {
    case 'ready':
      return <search.Part {...props} />
    case 'failed':
      return (
        <div className="rd-switcher-notice">
          <Alert>{messageOf(search.error, errors.unexpected)}</Alert>
          <Button onClick={load}>{texts.retry}</Button>
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
