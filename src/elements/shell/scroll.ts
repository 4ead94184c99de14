/** Scroll positions by step of the browser's history: to the top on a new step, back where one was. */
import { currentStep } from './history-step.ts'

/** The screen may grow this long before its old position can be reached. */
const patienceMs = 5_000
/** Whoever moves the page meanwhile has decided otherwise. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export interface ScrollMemory {
  /** Another screen is shown now. */
  onScreenChange(): void
  destroy(): void
}

/** @lazy imported on demand, by arrival.ts */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<number, number>()
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  let shownStep: number | null = null
  let restoring: symbol | null = null

  function onScroll() {
    if (!restoring) positions.set(currentStep(), scrollY)
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

  const giveUp = () => {
    restoring = null
  }

  // Before a reload the browser's own way is best: it knows the page that is left.
  const onPageHide = () => {
    history.scrollRestoration = 'auto'
  }

  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', onPageHide)
  for (const move of ownMoves) addEventListener(move, giveUp, { passive: true })

  return {
    onScreenChange() {
      // The router tells of a new step before it stands in the history.
      queueMicrotask(() => {
        const step = currentStep()
        const isRedirect = step === shownStep
        shownStep = step
        restore(isRedirect ? 0 : (positions.get(step) ?? 0))
      })
    },
    destroy() {
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onPageHide)
      for (const move of ownMoves) removeEventListener(move, giveUp)
      history.scrollRestoration = before
    },
  }
}
