import type { Notice } from '../../core/notices.ts'

const shownMs = 7_000
const tickMs = 250

export interface ToastClock {
  follow(notices: readonly Notice[]): void
  pause(): void
  resume(): void
  stop(): void
}

/** Lets good news go after a while, not while someone points at it or has the focus in it. Bad news stays. */
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
    follow(notices) {
      const timed = notices.filter(({ kind }) => kind !== 'bad').map(({ id }) => id)
      for (const id of left.keys()) if (!timed.includes(id)) left.delete(id)
      for (const id of timed) if (!left.has(id)) left.set(id, shownMs)
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
