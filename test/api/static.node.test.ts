import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { refusalAnswer } from '../../demo/api/http/answers.ts'
import type { Refusal } from '../../demo/api/http/refusal.ts'
import { staticApp } from '../../demo/api/static/app.ts'

const folder = mkdtempSync(join(tmpdir(), 'raffle-desk-static-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const script = `console.log('${'raffle '.repeat(500)}')\n`
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/app-a1b2c3d4.js'), script)
writeFileSync(join(folder, 'assets/a1b2c3d4.js'), script)
writeFileSync(join(folder, 'raffle-desk.js'), script)
writeFileSync(join(folder, 'sw.js'), script)
writeFileSync(join(folder, '.secret'), 'secret')
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><style nonce="__CSP_NONCE__">b{}</style><meta content="__CSP_NONCE__">',
)

const app = new Hono()
app.route('/', staticApp(folder))
app.onError((error, c) => refusalAnswer(c, error as Refusal))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const page = { accept: 'text/html,*/*' }

test('a hashed file is kept for ever, on any origin', async () => {
  for (const file of ['app-a1b2c3d4.js', 'a1b2c3d4.js']) {
    const { headers } = await get(`/assets/${file}`)
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.match(headers.get('content-type') ?? '', /^text\/javascript/)
  }
})

test('the service worker is asked for again, and fetches from its own origin alone', async () => {
  const { headers } = await get('/sw.js')
  assert.equal(headers.get('cache-control'), 'no-cache')
  assert.match(headers.get('content-type') ?? '', /^text\/javascript/)
  const policy = headers.get('content-security-policy')
  assert.equal(policy, "default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
})

test('the entry is asked for again, and not sent again while it is the same', async () => {
  const first = await get('/raffle-desk.js')
  assert.equal(first.headers.get('cache-control'), 'no-cache')
  const again = await get('/raffle-desk.js', { 'if-none-match': first.headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
  assert.equal(await again.text(), '')
})

test('files travel as brotli, or gzip, or as they are', async () => {
  const brotli = await get('/raffle-desk.js', { 'accept-encoding': 'gzip, deflate, br' })
  assert.equal(brotli.headers.get('content-encoding'), 'br')
  assert.equal(brotliDecompressSync(await brotli.arrayBuffer()).toString(), script)
  const gzip = await get('/raffle-desk.js', { 'accept-encoding': 'gzip, br;q=0' })
  assert.equal(gzip.headers.get('content-encoding'), 'gzip')
  assert.equal(gunzipSync(await gzip.arrayBuffer()).toString(), script)
  const plain = await get('/raffle-desk.js', { 'accept-encoding': 'identity' })
  assert.equal(plain.headers.get('content-encoding'), null)
  assert.equal(await plain.text(), script)
})

test('every answer of the page has a nonce of its own, and a policy with nothing unsafe', async () => {
  const nonces = await Promise.all(
    ['/', '/login', '/order/42', '/index.html?a=b'].slice(0, 3).map(async path => {
      const answer = await get(path, page)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const html = await answer.text()
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      assert.equal(answer.status, 200)
      assert.equal(html.split(nonce).length, 3, 'both placeholders are filled')
      assert.doesNotMatch(policy, /unsafe|\*/)
      assert.match(policy, /frame-ancestors 'none'/)
      assert.match(
        policy,
        /require-trusted-types-for 'script'; trusted-types raffle-desk raffle-desk-worker$/,
      )
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      return nonce
    }),
  )
  assert.equal(new Set(nonces).size, 3)
})

test('the two pages that take cards frame their fields, and say so; no other page frames anything', async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><script type="module" src="/below/raffle-desk.js"></script>',
  )
  const cards = staticApp(folder, undefined, () => 'http://fields.example')
  for (const [path, framed] of [
    ['/below/order-intake', true],
    ['/below/create-order?raffle=1', true],
    ['/below/orders', false],
    ['/below/create-order/x', false],
    ['/create-order', false],
  ] as const) {
    const answer = await cards.request(path, { headers: page })
    const stated = /frame-src ([^;]+)/.exec(
      answer.headers.get('content-security-policy') ?? '',
    )?.[1]
    assert.equal(stated, framed ? 'http://fields.example' : undefined, path)
    const mark = framed ? 'yes' : 'no'
    assert.match(await answer.text(), new RegExp(`<html data-frames-cards="${mark}" `))
  }
})

test('the page that reads codes may run WebAssembly and ask for the camera, and says so; no other page may, and none runs text', async () => {
  const reads = staticApp(folder)
  for (const [path, may] of [
    ['/below/recover-slips', true],
    ['/below/recover-slips/?a=b', true],
    ['/below/orders', false],
    ['/below/recover-slips/x', false],
    ['/recover-slips', false],
  ] as const) {
    const answer = await reads.request(path, { headers: page })
    const { headers } = answer
    const policy = headers.get('content-security-policy') ?? ''
    assert.equal(policy.includes("script-src 'self' 'wasm-unsafe-eval';"), may, path)
    assert.doesNotMatch(policy.replace("'wasm-unsafe-eval'", ''), /unsafe|eval/)
    assert.equal(
      headers.get('permissions-policy')?.startsWith('camera=(self),') ?? false,
      may,
      path,
    )
    assert.match(await answer.text(), new RegExp(` data-reads-codes="${may ? 'yes' : 'no'}" `))
  }
})

for (const path of [
  '/assets/app-gone1234.js',
  '/order-service/v2/orders',
  '/.secret',
  '/..%2f..%2fpackage.json',
  '/%ff',
  '/raffle-desk.js.br',
]) {
  test(`${path} is not found, and not the page`, async () => {
    const answer = await get(path, page)
    assert.equal(answer.status, 404)
    assert.equal((await answer.json()).errors[0].code, 'not-found')
  })
}

test('below its origin a build is found where it was built for, and where a proxy cuts that off', async () => {
  writeFileSync(join(folder, 'index.html'), withEntry('/below/raffle-desk.js'))
  const below = staticApp(folder)
  for (const path of [
    '/below/sw.js',
    '/sw.js',
    '/below/assets/a1b2c3d4.js',
    '/below',
    '/below/orders',
  ])
    assert.equal((await below.request(path, { headers: page })).status, 200, path)
})

test('a script that asks for a route gets no page', async () => {
  assert.equal((await get('/orders', { accept: 'application/json' })).status, 404)
})

test('a new build may empty the folder while the old one is served', async () => {
  await get('/raffle-desk.js', { 'accept-encoding': 'br' })
  rmSync(join(folder, 'raffle-desk.js'))
  const kept = await get('/raffle-desk.js', { 'accept-encoding': 'br' })
  assert.equal(brotliDecompressSync(await kept.arrayBuffer()).toString(), script)
})

const withEntry = (entry: string) => `<!doctype html><script type="module" src="${entry}"></script>`

async function pageWith(services: Parameters<typeof staticApp>[1]) {
  writeFileSync(join(folder, 'index.html'), withEntry('/below/raffle-desk.js'))
  const answer = await staticApp(folder, services).request('/', { headers: page })
  const policy = answer.headers.get('content-security-policy') ?? ''
  const of = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]
  return { html: await answer.text(), of }
}

test('the page reaches its own origin alone, as long as nobody says otherwise', async () => {
  const { html, of } = await pageWith(undefined)
  assert.equal(html, withEntry('/below/raffle-desk.js'))
  assert.equal(of('script-src'), "'self'")
  assert.equal(of('connect-src'), "'self'")
  assert.equal(of('img-src'), "'self' data: blob:")
})

test('a flag service, file stores and image hosts that are named may be reached, each for its own', async () => {
  const { of } = await pageWith({
    flags: { url: 'https://flags.example/api/v1/', key: 'abc' },
    fileStores: ['https://files.example'],
    imageHosts: ['https://images.example:8443'],
  })
  assert.equal(of('connect-src'), "'self' https://flags.example https://files.example")
  assert.equal(
    of('img-src'),
    "'self' data: blob: https://files.example https://images.example:8443",
  )
})

test('the page’s own script names the flag service before the entry runs, allowed by its hash alone', async () => {
  const flags = { url: 'https://flags.example/api/v1/', key: '</script><b>' }
  const { html, of } = await pageWith({ flags, fileStores: [], imageHosts: [] })
  const [, text = ''] = /<script type="module">(.*?)<\/script>/.exec(html) ?? []
  assert.ok(html.indexOf(text) < html.indexOf('src="/below/raffle-desk.js"'))
  assert.match(text, /^import\{configure\}from"\/below\/raffle-desk\.js";configure\(/)
  const hash = createHash('sha256').update(text).digest('base64')
  assert.equal(of('script-src'), `'self' 'sha256-${hash}'`)
  const [, settings = ''] = /configure\((.*)\)$/.exec(text) ?? []
  assert.deepEqual(JSON.parse(settings), { flags })
})
