import type { Page } from 'playwright-core'

/** Milliseconds from frame to frame. */
export type Frames = readonly number[]

/** Frames of a page that nothing happens on. */
export function idleFrames(page: Page, count: number): Promise<number[]> {
  return page.evaluate(framesWhile, { count, pixels: 0 })
}

/** Frames of a page that scrolls on by so many pixels in each, down to its end. */
export function scrolledFrames(page: Page, pixels: number): Promise<number[]> {
  return page.evaluate(framesWhile, { count: 10_000, pixels })
}

function framesWhile({ count, pixels }: { count: number; pixels: number }): Promise<number[]> {
  return new Promise(resolve => {
    const times: number[] = []
    function frame(now: number) {
      times.push(now)
      const before = scrollY
      if (pixels > 0) scrollBy({ top: pixels, behavior: 'instant' })
      const atEnd = pixels > 0 && scrollY === before
      if (times.length <= count && !atEnd) requestAnimationFrame(frame)
      else resolve(times.slice(1).map((time, index) => time - (times[index] ?? time)))
    }
    scrollTo(0, 0)
    requestAnimationFrame(frame)
  })
}

/** The value that this share of all values stays at or below. */
export function percentile(values: Frames, share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}
