/** Scroll positions by step of the browser's history: to the top on a new step, back where one was. */
import { currentStep } from './history-step.ts'

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
  let step = currentStep()
  /** Where the step was left that one has gone back to. */
  let left: number | null = null
  let restoring: symbol | null = null

  function onScroll() {
    if (!restoring) positions.set(step, scrollY)
  }

  function onPopState() {
    step = currentStep()
    left = positions.get(step) ?? 0
    // Back to another view of the same screen: nothing moves.
    setTimeout(() => {
      left = null
    })
  }

  /** Tries until the screen has grown that far. */
  function restore(position: number) {
    const attempt = Symbol('restore')
    const end = performance.now() + patienceMs
    restoring = attempt
    function look() {
      if (restoring !== attempt) return
      scrollTo({ top: position, behavior: 'instant' })
      const reached = Math.abs(scrollY - position) < 2
      if (reached || performance.now() > end) restoring = null
      else requestAnimationFrame(look)
    }
    look()
  }

  // Before a reload the browser's own way is best: it knows the page that is left.
  const onPageHide = () => {
    history.scrollRestoration = 'auto'
  }

  addEventListener('scroll', onScroll, { passive: true })
  // Before the router hears of it and another screen shows.
  addEventListener('popstate', onPopState, { capture: true })
  addEventListener('pagehide', onPageHide)

  return {
    onScreenChange() {
      // The router tells of a new step before it stands in the history.
      queueMicrotask(() => {
        step = currentStep()
        restore(left ?? 0)
        left = null
      })
    },
    destroy() {
      removeEventListener('scroll', onScroll)
      removeEventListener('popstate', onPopState, { capture: true })
      removeEventListener('pagehide', onPageHide)
      history.scrollRestoration = before
    },
  }
}
