import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { messageOf } from '../core/errors.ts'
import type { RecordReading, RecordViewState } from '../core/record-view.ts'
import { addSheet } from '../core/style/sheets.ts'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { Banner } from './kit/banner.tsx'
import { EmptyState } from './kit/empty-state.tsx'
import { PageHeader } from './kit/page-header.tsx'
import { RetryButton } from './kit/retry-button.tsx'
import { NotReady } from './not-ready.tsx'
import oneRecordCss from './one-record.css?inline'
import { ScreenLink } from './screen-link.tsx'
import { StaysOpen, useStaysOpen } from './stays-open.tsx'
import { useTarget } from './use-target.ts'

addSheet(oneRecordCss)

/** What its page says where there is no record to show. */
export interface RecordWords {
  /** Up to the list, above the title. */
  back: string
  loadFailed: string
  notFresh: string
  notFound: string
  notFoundHint: string
  noneChosen: string
  noneChosenHint: string
  /** The button that leads to the list. */
  showAll: string
}

interface PlaceProps {
  /** The page's, where the record that would name it can't be read. */
  title: string
  words: RecordWords
  /** The path of the list that it is one of. */
  list: string
}

interface OneRecordProps<T> extends PlaceProps {
  view: RecordReading<T>
  /** Stands there while it is read. */
  waiting: ReactNode
  /** What waits has a skeleton in the place of its head. */
  hasHead?: boolean
  children: (record: T) => ReactNode
}

type Ready<T> = Extract<RecordViewState<T>, { state: 'ready' }>

/** A record that is read and kept fresh, or why there is none to show. Mount it anew for another one. */
export function OneRecord<T>({ view, children, ...unread }: OneRecordProps<T>) {
  const shown = useStore(view.$view)
  const last = useRef<Ready<T>>(null)
  // A refusal stands while it is read anew, and where that fails.
  const isRefused = useRef(false)
  if (shown.state === 'ready') {
    last.current = shown
    isRefused.current = false
  } else if (shown.state === 'forbidden' || shown.state === 'not-found') isRefused.current = true
  const standing = shown.state === 'ready' ? 'open' : isRefused.current ? 'refused' : 'waiting'
  const kept = useStaysOpen(standing)

  const draw = ({ data, error }: Ready<T>) => (
    <div className="rd-page rd-one-record">
      <StaysOpen kept={kept}>
        {error !== null && (
          <NotFresh title={unread.words.notFresh} error={error} onRetry={view.reload} />
        )}
        {children(data)}
      </StaysOpen>
    </div>
  )

  if (shown.state === 'ready') return draw(shown)
  if (kept && last.current) return draw(last.current)
  if (shown.state === 'not-found') return <NoRecord {...unread} chosen />
  return <UnreadRecord {...unread} read={shown} onRetry={view.reload} />
}

/** What shows was read before: a page that somebody works in is not taken away by a network that comes and goes. */
export function NotFresh(props: { title: string; error: unknown; onRetry: () => void }) {
  const { title, error, onRetry } = props
  const errors = useTexts(errorTexts)
  return (
    <Banner tone="warn" title={title} detail={messageOf(error, errors.unexpected)}>
      <RetryButton label={errors.retry} onRetry={onRetry} />
    </Banner>
  )
}

interface NoRecordProps extends PlaceProps {
  /** The link names a record, which isn't there for this organisation. */
  chosen?: boolean
}

/** A link that names no record, or one that isn't there. */
export function NoRecord({ title, words, list, chosen = false }: NoRecordProps) {
  return (
    <div className="rd-page rd-one-record">
      <PageHeader title={title} />
      <EmptyState
        icon={SearchX}
        title={chosen ? words.notFound : words.noneChosen}
        message={chosen ? words.notFoundHint : words.noneChosenHint}
        action={
          <ScreenLink className="rd-button rd-button-primary rd-button-md" path={list}>
            {words.showAll}
          </ScreenLink>
        }
      />
    </div>
  )
}

interface UnreadRecordProps
  extends PlaceProps,
    Pick<Parameters<typeof NotReady>[0], 'read' | 'waiting' | 'onRetry'> {
  /** Over the reason of a failure: what could not be loaded, the record if nothing else is said. */
  failed?: string
  /** What waits has a skeleton in the place of its head: the title is only read out. */
  hasHead?: boolean
}

/** In the place of a record's page that isn't read: its head takes the focus and leads back to the list. */
export function UnreadRecord(props: UnreadRecordProps) {
  const { title, words, list, failed = words.loadFailed, hasHead = false, ...shown } = props
  const target = useTarget()
  const readOut = hasHead && shown.read.state === 'loading'
  return (
    <div className="rd-page rd-one-record">
      {readOut ? (
        <div key="read-out" className="rd-only-read-out">
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      ) : (
        <div key="drawn">
          <PageHeader title={title} back={{ label: words.back, ...target(list) }} />
        </div>
      )}
      <NotReady {...shown} page title={failed} />
    </div>
  )
}
