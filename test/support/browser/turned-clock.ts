/** Timers that go off when a test says so, instead of the seconds that people wait. */

interface Timer {
  id: number
  dueAt: number
  everyMs: number | undefined
  run: () => void
}

export interface TurnedClock {
  /** Lets so many milliseconds pass at once: what is due runs, in its order. */
  turn(milliseconds: number): void
}

let restore: (() => void) | undefined
/** What a test before left behind clears its own timers, and none of a later clock's. */
let lastId = 1_000_000_000

/**
 * From here to the end of the test, timers wait for `turn`. Shorter ones than `shortestMs` are a page's own business:
 * frames, and what comes to rest.
 */
export function turnedClock(shortestMs = 500): TurnedClock {
  const real = { setTimeout, setInterval, clearTimeout, clearInterval }
  const timers = new Map<number, Timer>()
  let now = 0
  const add = (run: () => void, delayMs: number, everyMs?: number) => {
    lastId += 1
    timers.set(lastId, { id: lastId, dueAt: now + delayMs, everyMs, run })
    return lastId
  }
  const take = (id: number | undefined) => {
    if (id === undefined || !timers.delete(id)) real.clearTimeout.call(globalThis, id)
  }
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay = 0) =>
      delay < shortestMs ? real.setTimeout.call(globalThis, run, delay) : add(run, delay),
    setInterval: (run: () => void, delay = 0) =>
      delay < shortestMs ? real.setInterval.call(globalThis, run, delay) : add(run, delay, delay),
    clearTimeout: take,
    clearInterval: take,
  })
  restore = () => Object.assign(globalThis, real)

  function next(until: number): Timer | undefined {
    return [...timers.values()]
      .filter(({ dueAt }) => dueAt <= until)
      .sort((one, other) => one.dueAt - other.dueAt)[0]
  }

  return {
    turn(milliseconds) {
      const until = now + milliseconds
      for (let timer = next(until); timer; timer = next(until)) {
        now = timer.dueAt
        if (timer.everyMs === undefined) timers.delete(timer.id)
        else timer.dueAt += timer.everyMs
        timer.run()
      }
      now = until
    },
  }
}

afterEach(() => {
  restore?.()
  restore = undefined
})
