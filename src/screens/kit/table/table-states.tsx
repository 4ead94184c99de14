import { SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { FailedState } from '../failed-state.tsx'
import { ForbiddenState } from '../forbidden-state.tsx'
import { useWords } from '../language.tsx'
import type { EmptyTable, LookElsewhere, TableContent } from './table-types.ts'
import { tableTexts } from './texts.ts'

interface TableStatesProps<Row> {
  content: TableContent<Row>
  empty: EmptyTable
  forbidden?: ReactNode
  onRetry?: (() => void) | undefined
  onClearFilters?: (() => void) | undefined
  elsewhere?: LookElsewhere | undefined
}

/** What stands in the rows' place: nothing yet, no match, failed, no permission. What it is is read out. */
export function TableStates<Row>(props: TableStatesProps<Row>) {
  const words = useWords(tableTexts)
  const { state } = props.content
  const said = { 'no-match': words.noMatch, empty: props.empty.title, loading: words.loading }
  return (
    <>
      <p className="rd-only-read-out" role="status">
        {state in said ? said[state as keyof typeof said] : ''}
      </p>
      <State {...props} />
    </>
  )
}

function State<Row>({
  content,
  empty,
  forbidden,
  onRetry,
  onClearFilters,
  elsewhere,
}: TableStatesProps<Row>) {
  const words = useWords(tableTexts)
  switch (content.state) {
    case 'empty':
      return <EmptyState {...empty} />
    case 'no-match':
      return (
        <EmptyState
          icon={SearchX}
          title={words.noMatch}
          message={elsewhere ? elsewhere.message : words.noMatchHint}
          action={
            <div className="rd-state-actions">
              {elsewhere?.link}
              {onClearFilters && <Button onClick={onClearFilters}>{words.clearFilters}</Button>}
            </div>
          }
        />
      )
    case 'failed':
      return (
        <FailedState
          title={words.failed}
          message={content.message}
          retry={words.retry}
          onRetry={onRetry ?? (() => undefined)}
        />
      )
    case 'forbidden':
      return forbidden ?? <ForbiddenState title={words.forbidden} />
    default:
      return null
  }
}
