import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { canOpen } from '../core/access.ts'
import type { Desk } from '../core/desk.ts'
import { messageOf } from '../core/errors.ts'
import { rows, type ScreenId } from '../core/screens.ts'
import { errorTexts } from '../core/system/texts.ts'
import { DeskProvider, useDesk, useTexts } from './desk.tsx'
import { emit } from './emit.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Forbidden } from './forbidden.tsx'
import { FailedState } from './kit/failed-state.tsx'
import { createUnsaved, UnsavedContext } from './kit/unsaved.ts'
import { StaysOpen, useStaysOpen } from './stays-open.tsx'

export interface ScreenFrameProps {
  desk: Desk
  id: ScreenId
  /** Attribute and property values by their camelCase names. */
  values: Record<string, unknown>
  /** The public element: events are dispatched from it. */
  host: HTMLElement
  screen: ComponentType<Record<string, unknown>>
  /** The screen, or the reason why it doesn't show, is in place. */
  onReady: () => void
}

/** What stands around every screen: its desk, the wait for its start, failure and refusal. */
export default function ScreenFrame(props: ScreenFrameProps) {
  const { desk, host } = props
  const [unsaved] = useState(createUnsaved)

  useEffect(() => {
    host.addEventListener('input', unsaved.typed)
    return () => host.removeEventListener('input', unsaved.typed)
  }, [host, unsaved])

  return (
    <DeskProvider desk={desk}>
      <UnsavedContext value={unsaved}>
        <Guarded {...props} />
      </UnsavedContext>
    </DeskProvider>
  )
}

function Guarded({ id, values, host, screen: Screen, onReady }: ScreenFrameProps) {
  const desk = useDesk()
  const texts = useTexts(errorTexts)
  const start = useStore(desk.$start)
  const session = useStore(desk.session.$session)
  const flags = useStore(desk.$flags)
  const organization = useStore(desk.$organization)
  const subject = useStore(desk.$subject)
  const { access } = rows[id]
  const isPublic = access === 'public'
  const waiting = !isPublic && (start.state === 'starting' || session.state === 'starting')
  const stands = isPublic || (start.state === 'ready' && session.state === 'signed-in')
  const { environment } = desk.config
  const { allowed } = canOpen(access, { session, organization, flags, environment })
  const kept = useStaysOpen(stands ? (allowed ? 'open' : 'refused') : 'waiting')

  useEffect(() => {
    if (!waiting) onReady()
  }, [waiting, onReady])

  function report(error: unknown) {
    emit(host, 'raffle-desk-error', { message: messageOf(error, texts.unexpected) })
  }

  if (waiting) return <div aria-busy="true" />
  if (!isPublic && start.state === 'failed') {
    const message = messageOf(start.error, texts.unexpected)
    return <FailedState message={message} retry={texts.retry} onRetry={() => void desk.start()} />
  }
  if (!isPublic && session.state !== 'signed-in') {
    const retry = () => void desk.start()
    return <FailedState message={texts.sessionOver} retry={texts.retry} onRetry={retry} />
  }
  if (!allowed && !kept) return <Forbidden />
  return (
    <ErrorBoundary
      onError={report}
      fallback={(error, retry) => (
        <FailedState
          message={messageOf(error, texts.unexpected)}
          retry={texts.retry}
          onRetry={retry}
        />
      )}
    >
      <StaysOpen kept={kept}>
        <Screen key={isPublic ? id : subject} {...values} />
      </StaysOpen>
    </ErrorBoundary>
  )
}
