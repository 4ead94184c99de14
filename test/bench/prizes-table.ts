/**
 * The prizes' page: a table of 1,000 rows, scrolled at 200 px a frame. Prints the 95th percentile of its frame
 * times beside that of the same page at rest. Machines differ, so no time is asserted: the ratio tells whether
 * the table needs a virtualiser. On a machine that is busy otherwise, only the main thread's own time counts.
 */
import type { Page } from 'playwright-core'
import { openBuiltPage } from '../support/built-page.ts'
import { idleFrames, percentile, scrolledFrames } from './frames.ts'

const { page, mainThreadMs, close } = await openBuiltPage('bench/prizes')
try {
  await page.waitForFunction(rowsAreThere)
  const rows = await page.evaluate(countRows)
  const drawnIn = await page.evaluate(() => Math.round(performance.now()))
  for (const round of [1, 2, 3]) {
    const idle = percentile(await idleFrames(page, 240), 0.95)
    const before = await mainThreadMs()
    const frames = await scrolledFrames(page, 200)
    const work = ((await mainThreadMs()) - before) / frames.length
    const scrolled = percentile(frames, 0.95)
    console.log(
      `round ${round}: ${rows} rows, ${frames.length} frames of 200 px;`,
      `p95 ${scrolled.toFixed(1)} ms scrolled, ${idle.toFixed(1)} ms idle,`,
      `ratio ${(scrolled / idle).toFixed(2)}; longest ${Math.max(...frames).toFixed(1)} ms;`,
      `${work.toFixed(1)} ms of the main thread's own time a frame`,
    )
  }
  const select = await timeOf(page)
  console.log(`all rows drawn ${drawnIn} ms after the visit; a key from row to row ${select} ms`)
} finally {
  await close()
}

function rowsAreThere(): boolean {
  const root = document.querySelector('#prizes')?.shadowRoot
  return root?.querySelector('[data-row-id="prize-1000"]') != null
}

function countRows(): number {
  const root = document.querySelector('#prizes')?.shadowRoot
  return root?.querySelectorAll('[data-row-id]').length ?? 0
}

/** Arrow down, fifty times: how long until the next frame after each, at the 95th percentile. */
async function timeOf(of: Page): Promise<string> {
  const times = await of.evaluate(async () => {
    const root = document.querySelector('#prizes')?.shadowRoot
    root?.querySelector<HTMLElement>('[data-row-id]')?.focus()
    const taken: number[] = []
    for (let press = 0; press < 50; press += 1) {
      const start = performance.now()
      root?.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }),
      )
      taken.push(performance.now() - start)
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    return taken
  })
  return percentile(times, 0.95).toFixed(1)
}
