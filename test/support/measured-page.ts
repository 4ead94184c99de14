import type { Browser, Page } from 'playwright-core'

/** What a page fetched since it was opened. Sizes are of bodies as they came over the wire. */
export interface Measured {
  page: Page
  scriptBytes(): number
  scripts(): string[]
  requests(): string[]
  /** The sum of layout shifts so far (Core Web Vitals' unit). */
  layoutShift(): Promise<number>
  close(): Promise<void>
}

/** A fresh profile with an empty cache, and a page whose every byte is counted. */
export async function measuredPage(browser: Browser): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const requests = new Map<string, { url: string; type: string; bytes: number }>()
  await network.send('Network.enable')
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    requests.set(requestId, { url: request.url, type: type ?? '', bytes: 0 })
  })
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) shifts.sum += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scripts = () => [...requests.values()].filter(request => /\.m?js(\?|$)/.test(request.url))
  return {
    page,
    scriptBytes: () => scripts().reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: () => scripts().map(({ url }) => url),
    requests: () =>
      [...requests.values()].map(({ url }) => url).filter(url => !/^(data|blob):/.test(url)),
    layoutShift: () =>
      page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum),
    close: () => context.close(),
  }
}
