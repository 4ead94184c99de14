import type { Browser, Page } from 'playwright-core'

/** What a page fetched since it was opened. Sizes are of bodies as they came over the wire. */
export interface Measured {
  page: Page
  scriptBytes(): number
  scripts(): string[]
  requests(): string[]
  /** Waits until a selector is in the page, shadow roots included, and from then on counts only what was asked for before. */
  stopAt(selector: string): Promise<void>
  /** The sum of layout shifts so far (Core Web Vitals' unit). */
  layoutShift(): Promise<number>
  /** What moved so far doesn't count. */
  forgetShifts(): Promise<void>
  /** From now on as on a slow machine with a slow network. */
  slowDown(latencyMs?: number): Promise<void>
  close(): Promise<void>
}

interface Asked {
  url: string
  bytes: number
  /** Milliseconds since 1970. */
  at: number
}

/** What many a charity's desk has: a fourth of our processor, and 9 Mbit/s. */
const slowProcessor = { rate: 4 }
const slowNetwork = {
  offline: false,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 9e6 / 8,
}

/** A fresh profile with an empty cache, and a page whose every byte is counted. */
export async function measuredPage(browser: Browser): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const asked = new Map<string, Asked>()
  let stoppedAt = Number.POSITIVE_INFINITY
  await network.send('Network.enable')
  network.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    asked.set(requestId, { url: request.url, bytes: 0, at: wallTime * 1000 })
  })
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  // The runner's compiler wraps named functions in this helper; in the page there is none.
  await page.addInitScript('globalThis.__name = value => value')
  await page.addInitScript(watchShifts)

  const counted = () =>
    [...asked.values()].filter(({ url, at }) => at <= stoppedAt && !/^(data|blob):/.test(url))
  /** A file counts once, by however many addresses it was read: a bare page reads our entry by a second one. */
  function scripts() {
    const files = new Map<string, Asked>()
    for (const file of counted()) {
      const path = new URL(file.url).pathname
      if (/\.m?js$/.test(path) && file.bytes >= (files.get(path)?.bytes ?? 0)) files.set(path, file)
    }
    return [...files.values()]
  }
  return {
    page,
    scriptBytes: () => scripts().reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: () => scripts().map(({ url }) => url),
    requests: () => counted().map(({ url }) => url),
    async stopAt(selector) {
      stoppedAt = await page.evaluate(firstSeen, selector)
      await page.waitForLoadState('networkidle')
    },
    layoutShift: () => page.evaluate(() => (globalThis as unknown as WithShifts).shifts.sum),
    forgetShifts: () =>
      page.evaluate(() => {
        ;(globalThis as unknown as WithShifts).shifts.sum = 0
      }),
    async slowDown(latency = 20) {
      await network.send('Network.emulateNetworkConditions', { ...slowNetwork, latency })
      await network.send('Emulation.setCPUThrottlingRate', slowProcessor)
    },
    close: () => context.close(),
  }
}

interface WithShifts {
  shifts: { sum: number }
}

function watchShifts() {
  const shifts = { sum: 0 }
  Object.assign(globalThis, { shifts })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) shifts.sum += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The moment at which a selector is first there, looked for in every frame. */
function firstSeen(selector: string): Promise<number> {
  function isIn(root: Document | ShadowRoot): boolean {
    if (root.querySelector(selector)) return true
    return [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && isIn(shadowRoot))
  }
  return new Promise(resolve => {
    function look() {
      if (isIn(document)) resolve(performance.timeOrigin + performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}
