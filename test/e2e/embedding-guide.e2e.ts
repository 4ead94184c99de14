/** docs/embedding.md, followed to the letter: its commands, its server, its page. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { root } from '../config/root.ts'
import { freePorts } from '../support/free-ports.ts'
import { paths } from '../support/paths.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { until } from '../support/until.ts'

const { url, databaseUrl } = runningProduct()
const [port = 0] = await freePorts(1)
const origin = `http://localhost:${port}`
const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
const here = (text: string) =>
  text
    .replaceAll('https://desk.example.org', url)
    .replaceAll('https://intranet.example.org', origin)

const folder = mkdtempSync(join(tmpdir(), 'raffle-desk-guide-'))
let server: ChildProcess | undefined
let browser: Browser | undefined
after(async () => {
  server?.kill()
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a line of the guide's shell, as it stands, on this run's product. */
function shell(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    const child = spawn(line, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
    })
    child.stderr.on('data', chunk => {
      output += chunk
    })
    child.once('close', code => (code === 0 ? resolve(output) : reject(new Error(output))))
  })
}

async function answers(address: string): Promise<void> {
  await until(() =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
}

test('its commands make a key, its server gets tokens with it, its page shows figures under its policy', async () => {
  const [, commands = ''] = /^```sh\n([\s\S]*?)^```/m.exec(guide) ?? []
  const printed = []
  for (const line of here(commands).trim().split('\n')) printed.push(await shell(line))
  const secret = /^rdk_[\w-]{43}$/m.exec(printed[0] ?? '')?.[0]
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(printed[0] ?? '')?.[0]
  assert.ok(secret && id, printed[0])
  assert.ok(
    printed[1]?.includes(`${id}  "Staff intranet" of Tern Cove Hospice Society`),
    printed[1],
  )

  const files = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```/gm)]
  assert.deepEqual(
    files.map(([, name]) => name),
    ['server.mjs', 'index.html', 'intranet.js'],
  )
  for (const [, name = '', text = ''] of files) writeFileSync(join(folder, name), here(text))
  server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), RAFFLE_DESK_KEY: secret },
    stdio: 'inherit',
  })
  await answers(origin)

  browser = await openBrowser()
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  // Every browser asks for it; the guide's server has none.
  await page.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
  const token = page.waitForResponse(answer => answer.url().endsWith('/raffle-desk-token'))
  await page.goto(`${origin}/`)
  const given = (await (await token).json()) as { token: string }
  await page.locator('raffle-desk-sales-tiles dd').filter({ hasText: '$' }).first().waitFor()
  await page.locator('raffle-desk-sales-chart .apexcharts-bar-area').first().waitFor()
  assert.deepEqual(faults, [])
  assert.ok(!(await page.content()).includes('rdk_'))

  const asked = { headers: { authorization: `Bearer ${given.token}` } }
  assert.equal((await fetch(url + paths.session, asked)).status, 200)
  await shell(`npm run keys -- remove-origin ${id} --origin ${origin}`)
  assert.equal((await fetch(url + paths.session, asked)).status, 401)
  await shell(`npm run keys -- revoke ${id}`)
})
