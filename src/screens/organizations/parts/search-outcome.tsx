import { messageOf } from '../../../core/errors.ts'
import type { SearchState } from '../../../core/organizations/search.ts'
import { type OrganizationsTexts, organizationsTexts } from '../../../core/organizations/texts.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'

interface SearchOutcomeProps {
  state: SearchState
  onRetry: () => void
  onDismiss: () => void
}

/** What there is to say beside the list: nothing found, more than shown, or the failure (section 8). */
export function SearchOutcome({ state, onRetry, onDismiss }: SearchOutcomeProps) {
  const texts = useTexts(organizationsTexts)
  const errors = useTexts(errorTexts)
  return (
    <>
      {state.state === 'loading' && state.shown.length === 0 && <Placeholder />}
      {state.state === 'failed' && (
        <div className="rd-search-failure">
          <Alert onDismiss={onDismiss} dismissLabel={texts.dismiss}>
            {messageOf(state.error, errors.unexpected)}
          </Alert>
        </div>
      )}
      {(state.state === 'failed' || state.state === 'dismissed') && (
        <div className="rd-search-retry">
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      )}
      <p className="rd-search-note" role="status">
        {noteOf(state, texts)}
      </p>
    </>
  )
}

function noteOf(state: SearchState, texts: OrganizationsTexts): string {
  if (state.state === 'empty') return texts.noMatch
  if (state.state === 'ready' && state.more)
    return texts.more({ count: String(state.shown.length) })
  return ''
}

function Placeholder() {
  return (
    <div className="rd-options" aria-hidden="true">
      {['62%', '48%', '74%', '55%'].map(width => (
        <div key={width} className="rd-option">
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}
