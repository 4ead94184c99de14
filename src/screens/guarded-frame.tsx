import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { canOpen } from '../core/access.ts'
import { messageOf } from '../core/errors.ts'
import { rows } from '../core/screens.ts'
import { errorTexts } from '../core/system/texts.ts'
import { DeskProvider, useDesk, useTexts } from './desk.tsx'
import { Forbidden } from './forbidden.tsx'
import { FailedState } from './kit/failed-state.tsx'
import {
  DeclareContext,
  type DeclareState,
  type ScreenState,
  useScreenState,
} from './kit/screen-state.ts'
import { createUnsaved, UnsavedContext } from './kit/unsaved.ts'
import { Caught, type ScreenFrameProps, useFocusKeeper } from './screen-frame.tsx'
import { StaysOpen, useStaysOpen } from './stays-open.tsx'

/** What stands around a screen that asks who is there: its desk, the wait for its start, failure and refusal. */
export default function GuardedFrame(props: ScreenFrameProps) {
  const { desk, host } = props
  const [unsaved] = useState(createUnsaved)
  useFocusKeeper(host)

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
  const answer = canOpen(rows[id].access, { session, organization, flags, environment })
  const kept = useStaysOpen(stands ? (answer.allowed ? 'open' : 'refused') : 'waiting')

  useEffect(() => {
    if (!waiting) onReady()
  }, [waiting, onReady])

  if (waiting) return <Waiting />
  if (start.state === 'failed' || session.state !== 'signed-in') {
    const message =
      start.state === 'failed' ? messageOf(start.error, texts.unexpected) : texts.sessionOver
    return <FailedState message={message} retry={texts.retry} onRetry={() => void desk.start()} />
  }
  if (!answer.allowed && !kept) {
    const lacksProduct = answer.reasons.some(({ code }) => code === 'product-missing')
    return <Forbidden lacksProduct={lacksProduct} isScreen={rows[id].kind === 'screen'} />
  }
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

interface StateDeclaredProps extends Pick<ScreenFrameProps, 'onState'> {
  children: ReactNode
}

/** Tells how far the screen is, from what its parts declare: those that wait, failed, are refused or empty. */
function StateDeclared({ onState, children }: StateDeclaredProps) {
  const [{ declare, tellNow }] = useState(() => createScreenState(onState))
  // No part of it may have anything to declare.
  useLayoutEffect(tellNow, [tellNow])
  return <DeclareContext value={declare}>{children}</DeclareContext>
}

/** Of several parts the first of these counts: a screen is ready once nothing in it waits or failed. */
const inOrder = ['waiting', 'failed', 'forbidden', 'empty'] as const

/** What the parts of a screen declare, summed up for `tell` whenever one does, and when `tellNow` is called. */
function createScreenState(tell: (state: ScreenState) => void) {
  const counts = { waiting: 0, failed: 0, forbidden: 0, empty: 0 }
  const tellNow = () => tell(inOrder.find(state => counts[state] > 0) ?? 'ready')
  const declare: DeclareState = state => {
    counts[state] += 1
    tellNow()
    return () => {
      counts[state] -= 1
      tellNow()
    }
  }
  return { declare, tellNow }
}
