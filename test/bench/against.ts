/**
 * `npm run bench -- --against COMMIT`: home and the raffles' list of this tree beside those of another commit, opened in
 * turns, cold, on a quarter of the processor, at 9 Mbit/s with 60 ms: medians of five, and their ratios.
 */
import { type Browser, chromium, type Page } from 'playwright-core'
import { measuredPage } from '../support/measured-page.ts'
import { type Product, startProduct } from '../support/product.ts'
import { copyCommit } from '../support/project-copy.ts'
import { launchOptions } from '../support/running-product.ts'
import { signIn } from '../support/sign-in.ts'

const rounds = 5
const latencyMs = 60

interface Figures {
  /** Milliseconds until nothing in sight waits. */
  ready: number
  /** What the main thread was kept for beyond 50 ms a task, until then. */
  blocking: number
  /** Its longest task until then. */
  longest: number
}

interface Opened {
  name: string
  path: string
  /** In sight when it is ready. */
  shows: string
}

const screens: Opened[] = [
  { name: 'home', path: '/', shows: '.apexcharts-svg' },
  { name: 'list', path: '/raffles', shows: 'tbody tr[aria-rowindex]' },
]

const commit = process.argv[process.argv.indexOf('--against') + 1] ?? ''
const other = copyCommit(commit)
const products: Product[] = []
let browser: Browser | undefined
try {
  const before = await startProduct({ folder: other.folder })
  products.push(before)
  const now = await startProduct()
  products.push(now)
  browser = await chromium.launch(await launchOptions())
  for (const screen of screens) {
    const measured = { before: [] as Figures[], now: [] as Figures[] }
    for (let round = 0; round < rounds; round += 1) {
      measured.before.push(await open(browser, before, screen))
      measured.now.push(await open(browser, now, screen))
    }
    for (const figure of ['ready', 'blocking', 'longest'] as const) {
      const [was, is] = [median(measured.before, figure), median(measured.now, figure)]
      const ratio = (is / was).toFixed(2)
      console.log(
        `${screen.name}, ${figure}: ${was.toFixed(0)} ms at ${commit}, ${is.toFixed(0)} ms here: ${ratio} ×`,
      )
    }
  }
} finally {
  await browser?.close()
  for (const product of products) await product.close()
  other.remove()
}

async function open(in_: Browser, { url }: Product, { path, shows }: Opened): Promise<Figures> {
  const carried = { at: Date.now(), kept: { signOuts: '', session: await signIn(url) } }
  const { page, slowDown, close } = await measuredPage(in_)
  try {
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      'raffle-desk.carried',
      JSON.stringify(carried),
    ] as const)
    await page.addInitScript(watchTasks)
    await slowDown(latencyMs)
    await page.goto(url + path, { waitUntil: 'commit' })
    return await readyIn(page, shows)
  } finally {
    await close()
  }
}

interface Task {
  startTime: number
  duration: number
}

function watchTasks() {
  const tasks: Task[] = []
  Object.assign(globalThis, { tasks })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** Once it shows, and nothing in sight is on its way, in three frames in a row: the first of them counts. */
function readyIn(page: Page, shows: string): Promise<Figures> {
  return page.evaluate(async selector => {
    const nodes = (from: Document | ShadowRoot): Element[] =>
      [...from.querySelectorAll('*')].flatMap(node => [
        node,
        ...(node.shadowRoot ? nodes(node.shadowRoot) : []),
      ])
    const inSight = (node: Element) => {
      const { top, bottom, height } = node.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight
    }
    const isReady = () => {
      const seen = nodes(document).filter(node =>
        node.matches(
          `${selector}, [aria-busy="true"], .rd-chart-skeleton, .rd-skeleton, .rd-start`,
        ),
      )
      const waiting = seen.filter(node => !node.matches(selector) && inSight(node))
      return waiting.length === 0 && seen.some(node => node.matches(selector) && inSight(node))
    }
    let at = 0
    for (let frames = 0; frames < 3; ) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      if (!isReady()) frames = 0
      else {
        if (frames === 0) at = performance.now()
        frames += 1
      }
    }
    const { tasks } = globalThis as unknown as { tasks: Task[] }
    const before = tasks.filter(({ startTime }) => startTime < at)
    return {
      ready: at,
      blocking: before.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longest: Math.max(0, ...before.map(({ duration }) => duration)),
    }
  }, shows)
}

function median(of: readonly Figures[], figure: keyof Figures): number {
  const inOrder = of.map(each => each[figure]).sort((one, two) => one - two)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}
