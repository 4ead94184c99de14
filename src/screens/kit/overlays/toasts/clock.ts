/** How long a toast is shown, in ms; null: until somebody takes it away. */
export interface Timed {
  readonly id: number
  readonly shownMs: number | null
}

const tickMs = 250

export interface ToastClock {
  follow(toasts: readonly Timed[]): void
  pause(): void
  resume(): void
  stop(): void
}

/** Counts down what is shown, and stands still while someone points at it or has the focus in it. */
export function createToastClock(dismiss: (id: number) => void): ToastClock {
  const left = new Map<number, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  let paused = false

  function tick() {
    if (paused) return
    for (const [id, ms] of left) {
      left.set(id, ms - tickMs)
      if (ms <= tickMs) dismiss(id)
    }
  }

  function stop() {
    clearInterval(timer)
    timer = undefined
  }

  return {
    follow(toasts) {
      for (const id of left.keys()) if (!toasts.some(one => one.id === id)) left.delete(id)
      for (const { id, shownMs } of toasts) {
        if (shownMs !== null && !left.has(id)) left.set(id, shownMs)
      }
      if (left.size === 0) stop()
      else timer ??= setInterval(tick, tickMs)
    },
    pause() {
      paused = true
    },
    resume() {
      paused = false
    },
    stop,
  }
}
