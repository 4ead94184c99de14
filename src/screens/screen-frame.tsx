import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Desk } from '../core/desk.ts'
import { messageOf } from '../core/errors.ts'
import { loadModule } from '../core/load-chunk.ts'
import type { ScreenId } from '../core/screens.ts'
import { errorTexts } from '../core/system/texts.ts'
import { DeskProvider, useTexts } from './desk.tsx'
import { emit } from './emit.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { FailedState } from './kit/failed-state.tsx'
import { DeclareContext, type PartState, type ScreenState } from './kit/screen-state.ts'

/** An element's attributes, camelCased; a bare boolean arrives as true. */
export type ScreenProps = Record<string, unknown>

/** A screen's React component, its module's default export. */
export type ScreenComponent = ComponentType<ScreenProps> & {
  /** Asks for what it shows first, once the desk has started: it is on its way while the screen is drawn. */
  ask?: (desk: Desk) => void
}

export interface ScreenFrameProps {
  desk: Desk
  id: ScreenId
  values: ScreenProps
  /** The public element: events are dispatched from it. */
  host: HTMLElement
  screen: ScreenComponent
  /** The screen, or the reason why it doesn't show, is in place. */
  onReady: () => void
  /** How far the screen is, at first and whenever that changes. */
  onState: (state: ScreenState) => void
}

/** What stands around a screen that everybody may open; around all others it is `guarded-frame.tsx`. */
export default function ScreenFrame({
  desk,
  host,
  values,
  screen: Screen,
  onReady,
  onState,
}: ScreenFrameProps) {
  useEffect(onReady, [onReady])
  useFocusKeeper(host)
  // Such a screen is one part, which says for itself how far it is: it may have done so by now.
  const isDeclared = useRef(false)
  useLayoutEffect(() => {
    if (!isDeclared.current) onState('ready')
  }, [onState])
  const declare = useCallback(
    (state: PartState) => {
      isDeclared.current = true
      onState(state)
      return () => onState('ready')
    },
    [onState],
  )
  return (
    <DeskProvider desk={desk}>
      <DeclareContext value={declare}>
        <Caught host={host}>
          <Screen {...values} />
        </Caught>
      </DeclareContext>
    </DeskProvider>
  )
}

/** Keeps the focus in a screen, from when something has it that may go away. */
export function useFocusKeeper({ shadowRoot: root }: HTMLElement): void {
  useEffect(() => {
    if (!root) return
    const [asking, keeping] = [new AbortController(), new AbortController()]
    const paths: EventTarget[][] = []
    let isAsked = false
    function onInput(event: Event) {
      // The field that a screen begins with stays until a key is pressed: login needs no more to be there.
      ask(
        event.composedPath(),
        event.type === 'focusin' && event.target instanceof HTMLInputElement,
      )
    }
    function ask(path: EventTarget[], isField: boolean) {
      paths.push(path)
      if (isField || isAsked) return
      isAsked = true
      loadModule(() => import('./kit/keep-focus.ts'))
        .then(({ keepFocus }) => root && keepFocus(root, keeping.signal, paths))
        // Without it the focus is the browser's.
        .catch(() => undefined)
        .finally(() => asking.abort())
    }
    for (const type of ['focusin', 'keydown'])
      root.addEventListener(type, onInput, { signal: asking.signal })
    // The shell may have put it there before.
    const { activeElement } = root
    if (activeElement) ask(wayUp(activeElement), activeElement instanceof HTMLInputElement)
    return () => {
      asking.abort()
      keeping.abort()
    }
  }, [root])
}

function wayUp(from: Node): Node[] {
  const way: Node[] = []
  for (let node: Node | null = from; node; node = node.parentNode) way.push(node)
  return way
}

/** A fault in a screen ends at its element: the host hears of it, and the person can try again. */
export function Caught({ host, children }: { host: HTMLElement; children: ReactNode }) {
  const texts = useTexts(errorTexts)

  function report(error: unknown) {
    emit(host, 'raffle-desk-error', { message: messageOf(error, texts.unexpected) })
  }

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
      {children}
    </ErrorBoundary>
  )
}
