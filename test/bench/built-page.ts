import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import { reactAria } from '../../vite.react-aria.ts'
import { cacheFolder, root } from '../config/root.ts'
import { chromiumFlags, findChromium } from '../support/chromium.ts'

/** Builds the page of a folder beside this file as the product is built, and opens it in Chromium. */
export async function openBuiltPage(
  name: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const shared = {
    root: `${root}/test/bench/${name}`,
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir: `${cacheFolder}/bench/${name}`, emptyOutDir: true, target: 'chrome123' },
  }
  await build({
    ...shared,
    plugins: [react(), reactAria()],
    define: { __RAFFLE_DESK_VERSION__: '"bench"', __RAFFLE_DESK_BUILD__: '"dev"' },
  })
  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags.filter(flag => flag !== '--headless'),
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', error => console.error(error))
  // The runner's compiler wraps named functions in this helper; in the page there is none.
  await page.addInitScript('globalThis.__name = value => value')
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  return {
    page,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
