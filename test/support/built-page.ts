import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build, preview } from 'vite'
import { reactAria } from '../../vite.react-aria.ts'
import { cacheFolder, root } from '../config/root.ts'
import { openBrowser } from './running-product.ts'

interface BuiltPage {
  page: Page
  /** Processor time that the page's main thread has spent so far, whatever else the machine does. */
  mainThreadMs: () => Promise<number>
  close: () => Promise<void>
}

const sharedBy = (folder: string) => ({
  root: `${root}/test/${folder}`,
  configFile: false as const,
  logLevel: 'error' as const,
  build: {
    outDir: `${cacheFolder}/pages/${folder}`,
    emptyOutDir: true,
    target: 'chrome123',
    modulePreload: false,
  },
})

/**
 * Builds a page of test/ as the product is built.
 * @param folder below test/: `bench/prizes`
 * @returns where it stands then
 */
export async function buildPage(folder: string): Promise<string> {
  const shared = sharedBy(folder)
  await build({
    ...shared,
    plugins: [react(), reactAria()],
    define: { __RAFFLE_DESK_VERSION__: '"bench"', __RAFFLE_DESK_BUILD__: '"dev"' },
  })
  return shared.build.outDir
}

/**
 * Builds a page of test/ as the product is built, and opens it in Chromium.
 * @param folder below test/: `bench/prizes`
 */
export async function openBuiltPage(folder: string): Promise<BuiltPage> {
  await buildPage(folder)
  const server = await preview({
    ...sharedBy(folder),
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', error => console.error(error))
  // The runner's compiler wraps named functions in this helper; in the page there is none.
  await page.addInitScript('globalThis.__name = value => value')
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    page,
    async mainThreadMs() {
      const { metrics } = await tools.send('Performance.getMetrics')
      return (metrics.find(metric => metric.name === 'TaskDuration')?.value ?? 0) * 1000
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
