/**
 * Pictures of every story of issue 12's screens, for a person to look at: both schemes, both languages, three widths.
 *
 *   node --import tsx test/pictures/run.ts                        all of them, into .cache/pictures
 *   node --import tsx test/pictures/run.ts order-finder           the files of stories whose path contains that
 *   node --import tsx test/pictures/run.ts order-finder --twelve  twelve a file, or one a story: every state, scheme,
 *                                                                 language and width among them
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { cacheFolder, root } from '../config/root.ts'
import { freePorts } from '../support/free-ports.ts'
import { launchOptions, patienceMilliseconds } from '../support/running-product.ts'
import { until } from '../support/until.ts'

const pictures = join(cacheFolder, 'pictures')
const schemes = ['light', 'dark'] as const
const locales = ['en', 'fr'] as const
const widths = { 1440: 900, 768: 1024, 390: 844 } as const
const folders = /^\.\/stories\/(orders|customers|donations|subscriptions|tickets)\//
const pagesAtOnce = 2
const tallest = 4000

interface Story {
  id: string
  importPath: string
  name: string
  type: string
}

interface Picture {
  story: Story
  scheme: (typeof schemes)[number]
  locale: (typeof locales)[number]
  width: number
  height: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { twelve: { type: 'boolean', default: false } },
})
const [part = ''] = positionals
const [port] = await freePorts(1)
const url = `http://localhost:${port}`
const storybook = startStorybook()
const browser = await chromium.launch(await launchOptions())
try {
  const stories = await storiesAt(url)
  const wanted = values.twelve ? twelveOfEach(stories) : stories.flatMap(variantsOf)
  const failed = await takeAll(browser, wanted)
  console.log(`${wanted.length - failed.length} pictures in ${pictures}`)
  for (const each of failed) console.error(each)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  await browser.close()
  process.kill(-(storybook.pid ?? 0), 'SIGTERM')
}

/** In a group of its own, so that all of it ends with us. */
function startStorybook(): ChildProcess {
  const quiet = ['--ci', '--quiet', '--disable-telemetry']
  const args = ['storybook', 'dev', '-c', 'stories/config', '-p', String(port), ...quiet]
  return spawn('npx', args, { cwd: root, stdio: 'ignore', detached: true })
}

async function storiesAt(address: string): Promise<Story[]> {
  const readIndex = () => fetch(`${address}/index.json`).catch(() => null)
  await until(async () => (await readIndex())?.ok === true, 'Storybook')
  const index = (await (await readIndex())?.json()) as { entries: Record<string, Story> }
  return Object.values(index.entries).filter(
    ({ type, importPath }) =>
      type === 'story' && folders.test(importPath) && importPath.includes(part),
  )
}

function variantsOf(story: Story): Picture[] {
  return schemes.flatMap(scheme =>
    locales.flatMap(locale =>
      Object.entries(widths).map(([width, height]) => ({
        story,
        scheme,
        locale,
        width: Number(width),
        height,
      })),
    ),
  )
}

/** As many as a person can look at with care: a file's stories by turns, each another way. */
function twelveOfEach(stories: readonly Story[]): Picture[] {
  const files = new Set(stories.map(({ importPath }) => importPath))
  return [...files].flatMap(file => {
    const ofFile = stories.filter(({ importPath }) => importPath === file)
    return ofFile.flatMap((story, first) => {
      const variants = variantsOf(story)
      const turns = Math.max(Math.ceil((variants.length - first) / ofFile.length), 1)
      return Array.from({ length: turns }, (_, turn) => first * 5 + turn * 7).flatMap(
        nth => variants[nth % variants.length] ?? [],
      )
    })
  })
}

/** @returns what went wrong */
async function takeAll(browser: Browser, wanted: readonly Picture[]): Promise<string[]> {
  const waiting = [...wanted]
  const failed: string[] = []
  async function takeSome() {
    const page = await browser.newPage()
    page.setDefaultTimeout(patienceMilliseconds)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const wrong = await take(page, next).catch(() => takeAnew(page, next))
      if (wrong !== null) failed.push(`${fileOf(next)}: ${wrong}`)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, takeSome))
  return failed
}

/** The first pages of a server that is still building are loaded anew while they stand: whoever took them begins again. */
async function takeAnew(page: Page, picture: Picture): Promise<string | null> {
  // It may be on its way elsewhere: what it is told there counts.
  await page.goto('about:blank').catch(() => undefined)
  return take(page, picture).catch(String)
}

/** Of the whole page, once the story's play function is through. */
async function take(page: Page, picture: Picture): Promise<string | null> {
  const { story, scheme, locale, width, height } = picture
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  const globals = { scheme, locale }
  if (!page.url().includes(`id=${story.id}&`)) {
    await page.goto(`${url}/iframe.html?viewMode=story&id=${story.id}&globals=locale:en`, {
      waitUntil: 'commit',
    })
    await page.waitForFunction(hasFinished)
  }
  const ended = await page.evaluate(playAnew, { storyId: story.id, globals })
  const path = join(pictures, fileOf(picture))
  mkdirSync(dirname(path), { recursive: true })
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({
    path,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), tallest) },
    fullPage: true,
  })
  return ended === 'success' ? null : `its play function ended ${ended}`
}

interface StorybookPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, given: object): void
    once(event: string, heard: (told: { status: string }) => void): void
  }
}

/** Runs in the page. */
function hasFinished(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage
  return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '')
}

/** Runs in the page: with another toolbar the story only draws anew, so that it is told to begin again. */
async function playAnew({ storyId, globals }: { storyId: string; globals: object }) {
  const page = globalThis as unknown as StorybookPage
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__
  await new Promise<unknown>(resolve => {
    channel.once('globalsUpdated', resolve)
    channel.emit('updateGlobals', { globals })
  })
  return new Promise<string>(resolve => {
    channel.once('storyFinished', ({ status }) => resolve(status))
    channel.emit('forceRemount', { storyId })
  })
}

/** `orders/order-finder/Found.1440.dark.fr.png` */
function fileOf({ story, width, scheme, locale }: Picture): string {
  const folder = story.importPath.replace('./stories/', '').replace('.stories.tsx', '')
  return join(folder, `${story.name.replaceAll(' ', '')}.${width}.${scheme}.${locale}.png`)
}
