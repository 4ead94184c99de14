import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { canOpen } from '../core/access.ts'
import { messageOf } from '../core/errors.ts'
import { rows } from '../core/screens.ts'
import { errorTexts } from '../core/system/texts.ts'
import { DeskProvider, useDesk, useTexts } from './desk.tsx'
import { Forbidden } from './forbidden.tsx'
import { FailedState } from './kit/failed-state.tsx'
import { useScreenState } from './kit/screen-state.ts'
import { createUnsaved, UnsavedContext } from './kit/unsaved.ts'
import { Caught, type ScreenFrameProps, StateDeclared } from './screen-frame.tsx'
import { StaysOpen, useStaysOpen } from './stays-open.tsx'

/** What stands around a screen that asks who is there: its desk, the wait for its start, failure and refusal. */
export default function GuardedFrame(props: ScreenFrameProps) {
  const { desk, host } = props
  const [unsaved] = useState(createUnsaved)

  useEffect(() => {
    host.addEventListener('input', unsaved.typed)
    return () => host.removeEventListener('input', unsaved.typed)
  }, [host, unsaved])

  return (
    <DeskProvider desk={desk}>
      <UnsavedContext value={unsaved}>
        <StateDeclared onState={props.onState}>
          <Guarded {...props} />
        </StateDeclared>
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
  const waiting = start.state === 'starting' || session.state === 'starting'
  const stands = start.state === 'ready' && session.state === 'signed-in'
  const { environment } = desk.config
  const { allowed } = canOpen(rows[id].access, { session, organization, flags, environment })
  const kept = useStaysOpen(stands ? (allowed ? 'open' : 'refused') : 'waiting')

  useEffect(() => {
    if (!waiting) onReady()
  }, [waiting, onReady])

  if (waiting) return <Waiting />
  if (start.state === 'failed' || session.state !== 'signed-in') {
    const message =
      start.state === 'failed' ? messageOf(start.error, texts.unexpected) : texts.sessionOver
    return <FailedState message={message} retry={texts.retry} onRetry={() => void desk.start()} />
  }
  if (!allowed && !kept) return <Forbidden />
  return (
    <Caught host={host}>
      <StaysOpen kept={kept}>
        <Screen key={subject} {...values} />
      </StaysOpen>
    </Caught>
  )
}

function Waiting() {
  useScreenState('waiting')
  return <div aria-busy="true" />
}
