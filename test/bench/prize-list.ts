/**
 * The board of a raffle's prizes, 1,000 of them: when the first show, when all are there, and what of the main thread's
 * time that took; then a row held and moved by keyboard. Machines differ, so no time is asserted.
 */
import { openBuiltPage } from '../support/built-page.ts'

const { page, mainThreadMs, close } = await openBuiltPage('bench/prize-list')
try {
  for (const round of [1, 2, 3]) {
    await page.reload({ waitUntil: 'commit' })
    const shown = await page.evaluate(rowsAsTheyCome)
    const work = await mainThreadMs()
    const key = await page.evaluate(holdAndMove)
    console.log(
      `round ${round}: the first ${shown.firstRows} prizes after ${shown.first} ms, all 1,000 after ${shown.all} ms,`,
      `longest task ${shown.longest} ms, ${work.toFixed(0)} ms of the main thread's own time;`,
      `${shown.elements} elements; a key that moves a held row ${key} ms`,
    )
  }
} finally {
  await close()
}

interface Shown {
  first: number
  firstRows: number
  all: number
  longest: number
  elements: number
}

/** Looked at in every frame, until all stand there and two more frames were drawn. */
function rowsAsTheyCome(): Promise<Shown> {
  let longest = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, Math.round(duration))
  }).observe({ type: 'longtask', buffered: true })
  return new Promise(resolve => {
    let first = 0
    let firstRows = 0
    let after = 0
    let all = 0
    function look() {
      const root = document.querySelector('#prizes')?.shadowRoot
      const rows = root?.querySelectorAll('.rd-prize').length ?? 0
      if (rows > 0 && first === 0) {
        first = Math.round(performance.now())
        firstRows = rows
      }
      if (rows === 1000) {
        all ||= Math.round(performance.now())
        after += 1
      }
      const elements = root?.querySelectorAll('*').length ?? 0
      if (after === 30) resolve({ first, firstRows, all, longest, elements })
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Until the second frame after the key: the one before it may be under way. */
async function holdAndMove(): Promise<number> {
  const root = document.querySelector('#prizes')?.shadowRoot
  const handle = root?.querySelectorAll<HTMLElement>('[data-part="handle"]')[4]
  const press = (key: string) =>
    handle?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  handle?.focus()
  press('Enter')
  await frame()
  await frame()
  const start = performance.now()
  press('ArrowDown')
  await frame()
  await frame()
  const taken = Math.round(performance.now() - start)
  press('Escape')
  return taken
}
