/**
 * Pictures of every story of orders, of the people who buy and of selling, for a person to look at: both schemes, both
 * languages, three widths (selling: a tablet and a telephone).
 *
 *   node --import tsx test/pictures/run.ts                        all of them, into .cache/pictures
 *   node --import tsx test/pictures/run.ts order-finder           the files of stories whose path contains that
 *   node --import tsx test/pictures/run.ts order-finder --twelve  twelve a file, or one a story: every state, scheme,
 *                                                                 language and width among them
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { bundle } from '../config/bundle.ts'
import { cacheFolder } from '../config/root.ts'
import { launchOptions, patienceMilliseconds } from '../support/running-product.ts'
import type { PicturesPage } from './page.ts'

const pictures = join(cacheFolder, 'pictures')
const schemes = ['light', 'dark'] as const
const locales = ['en', 'fr'] as const
const office = { 1440: 900, 768: 1024, 390: 844 } as const
const till = { 1024: 768, 390: 844 } as const
const selling = /^\/stories\/(order-entry|slips|mail-batches)\//
const pageFile = 'test/pictures/page.ts'
/** Of this machine: what is kept and sealed needs such an origin. Nothing is asked of it. */
const url = 'http://localhost/'
const pagesAtOnce = 2
const tallest = 4000

interface Story {
  file: string
  name: string
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
const folder = await bundle({
  name: 'pictures',
  matrix: false,
  full: false,
  words: false,
  files: [pageFile],
})
const browser = await chromium.launch(await launchOptions())
try {
  const stories = await storiesOf(await openPage())
  const wanted = values.twelve ? twelveOfEach(stories) : stories.flatMap(variantsOf)
  const failed = await takeAll(wanted)
  console.log(`${wanted.length - failed.length} pictures in ${pictures}`)
  for (const each of failed) console.error(each)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}

/** The bundle answers for the network. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(patienceMilliseconds)
  await page.route(`${url}**`, route => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: pageOf(pageFile) })
    const file = [join(folder, path), join(folder, `${path}.js`)].find(each => existsSync(each))
    return file ? route.fulfill({ path: file, contentType: typeOf(file) }) : route.abort()
  })
  await page.goto(url)
  await page.waitForFunction(() => 'raffleDeskPictures' in globalThis)
  return page
}

function pageOf(script: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures</title><body style="margin: 0"><script type="module" src="/${script}.js"></script></body></html>`
}

function typeOf(file: string): string {
  return file.endsWith('.js')
    ? 'text/javascript'
    : file.endsWith('.css')
      ? 'text/css'
      : 'font/woff2'
}

async function storiesOf(page: Page): Promise<Story[]> {
  const names = await page.evaluate(
    asked => (globalThis as unknown as InPage).raffleDeskPictures.namesOf(asked),
    part,
  )
  await page.close()
  return Object.entries(names).flatMap(([file, all]) => all.map(name => ({ file, name })))
}

interface InPage {
  raffleDeskPictures: PicturesPage
}

function variantsOf(story: Story): Picture[] {
  const widths = selling.test(story.file) ? till : office
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
  const files = new Set(stories.map(({ file }) => file))
  return [...files].flatMap(file => {
    const ofFile = stories.filter(story => story.file === file)
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
async function takeAll(wanted: readonly Picture[]): Promise<string[]> {
  const waiting = [...wanted]
  const failed: string[] = []
  async function takeSome() {
    const page = await openPage()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const wrong = await take(page, next).catch(String)
      if (!browser.isConnected()) throw new Error(`The browser ended at ${fileOf(next)}: ${wrong}`)
      if (wrong !== null) failed.push(`${fileOf(next)}: ${wrong}`)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, takeSome))
  return failed
}

/** Of the whole page, once the story's play function is through; where it fails, of what stands there then. */
async function take(page: Page, picture: Picture): Promise<string | null> {
  const { story, scheme, locale, width, height } = picture
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  const wrong = await page
    .evaluate(
      ({ file, name, globals }) =>
        (globalThis as unknown as InPage).raffleDeskPictures.show(file, name, globals),
      { ...story, globals: { scheme, locale } },
    )
    .then(() => null, String)
  const path = join(pictures, fileOf(picture))
  mkdirSync(dirname(path), { recursive: true })
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({
    path,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), tallest) },
    fullPage: true,
  })
  return wrong
}

/** `orders/order-finder/Found.1440.dark.fr.png` */
function fileOf({ story, width, scheme, locale }: Picture): string {
  const at = story.file.replace('/stories/', '').replace('.stories.tsx', '')
  return join(at, `${story.name}.${width}.${scheme}.${locale}.png`)
}
