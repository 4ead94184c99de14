/** The shell's view: start and failure, the layout, and in it the one screen's place. */
import { messageOf } from '../../core/errors.ts'
import { createArrival } from './arrival.ts'
import { createBlankLayout } from './blank-layout.ts'
import { make } from './dom.ts'
import { closesOpenScreen, type Decision } from './guard.ts'
import { lazyPart } from './lazy-part.ts'
import { createOutlet } from './outlet.ts'
import type { ShellContext } from './shell-context.ts'
import { createStartScreen, failureScreen, missingLine } from './states.ts'

type Shown = Exclude<Decision, { state: 'redirect' }>
type Placed = Extract<Shown, { state: 'show' | 'forbidden' }>

export interface View {
  readonly element: HTMLElement
  destroy(): void
}

/** `onNewBody`: something else stands in the view, whose texts may still be on their way. */
export function createView(context: ShellContext, onNewBody: () => void): View {
  const { desk, router, $decision, $texts, $recording } = context
  const layout = lazyPart(() => import('./signed-in-layout.ts'), render)
  const corner = lazyPart(() => import('./corner.ts'), render)
  const outlet = createOutlet()
  const arrival = createArrival(context)
  const blank = createBlankLayout()
  const start = createStartScreen()
  const frame = make('div')
  const element = make('div', { class: 'rd-shell' }, start.show($texts.get()), arrival.announcer)
  let shown: Shown = { state: 'starting' }
  let retried = false

  /** The announcer stays where it is: screen readers forget a region that comes and goes. */
  function put(body: HTMLElement) {
    if (element.firstElementChild === body) return
    element.firstElementChild?.replaceWith(body)
    onNewBody()
  }

  function render() {
    follow($decision.get())
    if (shown.state !== 'show') outlet.clear()
    // The signed-in layouts load while the organisation does.
    if (desk.session.$session.get().state === 'signed-in') layout.want()
    renderBody(shown)
    renderCorner()
  }

  function follow(decision: Decision) {
    if (decision.state !== 'redirect' && !closesOpenScreen(shown, decision)) shown = decision
  }

  function renderBody(now: Shown) {
    const texts = $texts.get()
    if (now.state === 'starting') put(start.show(texts))
    else if (now.state === 'failed') {
      putFailure(texts.startFailed, now.error, () => void desk.start())
    } else if (now.layout === 'blank') putBlank(now)
    else putFrame(now, now.layout)
  }

  function putBlank(now: Placed) {
    if (now.state !== 'show') return
    const line = now.missing ? missingLine($texts.get(), router.hrefOf('/')) : null
    blank.show(outlet.show(now.screen, now.attributes), line)
    put(blank.element)
    arrival.at({ ...now, main: blank.element })
  }

  function putFrame(now: Placed, name: 'sidebar' | 'no-sidebar') {
    const loaded = layout.get()
    if (loaded.state === 'failed') {
      putFailure($texts.get().partFailed, loaded.error, layout.retry)
    } else if (loaded.state !== 'ready') put(start.show($texts.get()))
    else {
      const screen = now.state === 'show' ? outlet.show(now.screen, now.attributes) : null
      const main = loaded.part(frame, context, { layout: name, screen, id: now.screen })
      put(frame)
      arrival.at({ ...now, main })
    }
  }

  function putFailure(title: string, error: unknown, retry: () => void) {
    const logoutHref = router.hrefOf('/logout')
    const onRetry = () => {
      retried = true
      arrival.forget()
      retry()
    }
    const screen = failureScreen($texts.get(), {
      title,
      message: messageOf(error),
      logoutHref,
      onRetry,
    })
    put(screen)
    // It takes the place of the one whose button was pressed.
    if (retried) screen.querySelector('button')?.focus()
  }

  function renderCorner() {
    const anything = desk.notices.$notices.get().length > 0 || desk.$outdated.get()
    if (anything || $recording.get()) corner.want()
    const loaded = corner.get()
    if (loaded.state === 'ready' && element.childElementCount < 3) {
      element.append(loaded.part(context))
    }
  }

  const stops = [
    ...[$decision, $texts, router.$route].map(store => store.listen(render)),
    ...[desk.notices.$notices, desk.$outdated, $recording].map(store => store.listen(renderCorner)),
  ]
  render()

  return {
    element,
    destroy() {
      for (const stop of stops) stop()
      arrival.destroy()
    },
  }
}
