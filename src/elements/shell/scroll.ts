/** Scroll positions by step of the browser's history: to the top on a new step, back where one was. */
import * as v from 'valibot'

const StepSchema = v.object({ raffleDeskStep: v.number() })

/** The screen may grow this long before its old position can be reached. */
const patienceMs = 1_500

export interface ScrollMemory {
  /** Another screen is shown now. */
  onScreenChange(): void
  destroy(): void
}

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<number, number>()
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  let step = stepOfHistory() ?? 0
  let wanted: number | null = null

  function stepOfHistory(): number | null {
    const state: unknown = history.state
    return v.is(StepSchema, state) ? state.raffleDeskStep : null
  }

  function onScroll() {
    if (wanted === null) positions.set(step, scrollY)
  }

  function onPopState() {
    step = stepOfHistory() ?? 0
    wanted = positions.get(step) ?? 0
  }

  /** A new step of the history has no number yet. */
  function numberStep() {
    if (stepOfHistory() !== null) return
    step = Date.now()
    history.replaceState({ raffleDeskStep: step }, '')
  }

  function restore(position: number, end: number) {
    scrollTo({ top: position, behavior: 'instant' })
    const reached = Math.abs(scrollY - position) < 2
    if (reached || performance.now() > end || wanted !== position) wanted = null
    else requestAnimationFrame(() => restore(position, end))
  }

  // Before a reload the browser's own way is best: it knows the page that is left.
  const onPageHide = () => {
    history.scrollRestoration = 'auto'
  }

  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('popstate', onPopState)
  addEventListener('pagehide', onPageHide)

  return {
    onScreenChange() {
      const position = wanted ?? 0
      numberStep()
      wanted = position
      restore(position, performance.now() + patienceMs)
    },
    destroy() {
      removeEventListener('scroll', onScroll)
      removeEventListener('popstate', onPopState)
      removeEventListener('pagehide', onPageHide)
      history.scrollRestoration = before
    },
  }
}
