/** A Chromium with a profile that outlives it, whose tabs and which itself may be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../support/chromium.ts'

export interface KillableBrowser {
  newPage(): Promise<Page>
  /**
   * Its own quota for an origin is used up, as soon as it looks: for half a minute it goes by what it knows, unless it was
   * just started. @returns gives the room back
   */
  fill(origin: string): Promise<() => Promise<void>>
  /** The browser freezes a tab in the background, as it does to save power. @returns wakes it */
  freeze(page: Page): Promise<() => Promise<void>>
  /** kill -9 of every tab's process. */
  killTabs(): Promise<void>
  /** kill -9 of all of it; the next page is opened in a new one. */
  kill(): Promise<void>
  close(): Promise<void>
}

export async function killableBrowser(): Promise<KillableBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'raffle-desk-profile-'))
  const path = await findChromium()
  let running: { child: ChildProcess; browser: Browser } | undefined
  process.once('exit', () => running && killGroup(running.child))

  async function start() {
    const flags = ['--remote-debugging-port=0', `--user-data-dir=${profile}`]
    const child = spawn(path, [...chromiumFlags, ...flags, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own: what starts it may be a script.
      detached: true,
    })
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stderr.on('data', chunk => {
        said += chunk
        const [, found] = /listening on (ws:\S+)/.exec(said) ?? []
        if (found) resolve(found)
      })
      child.once('exit', () => reject(new Error(`The browser ended: ${said}`)))
    })
    running = { child, browser: await chromium.connectOverCDP(address) }
    return running
  }

  const current = async () => running ?? start()

  async function end() {
    if (!running) return
    const { child, browser } = running
    running = undefined
    const gone = new Promise(resolve => child.once('exit', resolve))
    killGroup(child)
    await gone
    await browser.close().catch(() => undefined)
  }

  async function newPage() {
    const { browser } = await current()
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no profile')
    return context.newPage()
  }

  return {
    newPage,
    async fill(origin) {
      const page = await newPage()
      const session = await page.context().newCDPSession(page)
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
      return async () => {
        await session.send('Storage.overrideQuotaForOrigin', { origin })
        await page.close()
      }
    },
    async freeze(page) {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      return async () => {
        await session.send('Page.setWebLifecycleState', { state: 'active' })
        await session.detach()
      }
    },
    async killTabs() {
      const { browser } = await current()
      const session = await browser.newBrowserCDPSession()
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
      await session.detach()
    },
    kill: end,
    async close() {
      await end()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone.
  }
}
