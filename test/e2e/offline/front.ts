/**
 * The dashboard on an address of its own, which can be taken away, and serve another build, before the API of the product
 * that runs.
 */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { refusalAnswer } from '../../../demo/api/http/answers.ts'
import { securityHeaders } from '../../../demo/api/http/headers.ts'
import type { Refusal } from '../../../demo/api/http/refusal.ts'
import { staticApp } from '../../../demo/api/static/app.ts'
import { root } from '../../config/root.ts'
import { freePorts } from '../../support/free-ports.ts'

export interface Front {
  /** The dashboard's address, without a trailing slash. */
  url: string
  /** Nobody listens any more, and who is connected is cut off. */
  kill(): Promise<void>
  /** Listens again, with the build of this folder. */
  start(dist?: string): Promise<void>
}

const passed = ['authorization', 'content-type', 'accept-language', 'idempotency-key'].concat(
  'x-raffle-desk-client',
  'x-environment-key',
)
const built = join(root, 'dist')
const text = (file: string) => readFileSync(file, 'utf8')
const buildIn = (dist: string) => JSON.parse(text(join(dist, 'build.json'))).build as string

/** @param apiUrl of the product @param base where the dashboard lives below its origin: '/desk' */
export async function openFront(apiUrl: string, base = ''): Promise<Front> {
  const dist = base === '' ? built : builtBelow(base)
  const [port = 0] = await freePorts(1)
  let server: Server | undefined

  async function start(folder = dist) {
    const app = new Hono()
    app.all('/:service{.+-service}/*', async c => {
      const { pathname, search } = new URL(c.req.url)
      const { method } = c.req
      const headers = Object.fromEntries(
        passed.flatMap(name => {
          const value = c.req.header(name)
          return value === undefined ? [] : [[name, value]]
        }),
      )
      const body = method === 'GET' ? {} : { body: await c.req.arrayBuffer() }
      const answer = await fetch(apiUrl + pathname + search, { method, headers, ...body })
      const sent = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
        sent.delete(name)
      sent.set('x-raffle-desk-build', buildIn(folder))
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: sent })
    })
    app.use(securityHeaders(buildIn(folder)))
    app.route(
      '/',
      staticApp(folder, undefined, () => apiUrl.replace('localhost', '127.0.0.1')),
    )
    app.onError((error, c) => refusalAnswer(c, error as Refusal))
    server = await new Promise<Server>(resolve => {
      const listening = serve({ fetch: app.fetch, port, hostname: 'localhost' }, () =>
        resolve(listening as Server),
      )
    })
  }

  await start()
  return {
    url: `http://localhost:${port}${base}`,
    async kill() {
      const dying = server
      server = undefined
      if (!dying) return
      const closed = new Promise(resolve => dying.close(resolve))
      dying.closeAllConnections()
      await closed
    },
    start,
  }
}

/** The build as it would be for a place below its origin: only its page knows. */
const builtBelow = (base: string) =>
  changed((file, content) =>
    file === 'index.html'
      ? content
          .replace('src="/raffle-desk.js"', `src="${base}/raffle-desk.js"`)
          .replace('<raffle-desk', `<raffle-desk base-path="${base}/"`)
      : content,
  )

/** Another build: its own id, and every file by another name. */
export function anotherBuild(): string {
  const build = buildIn(built)
  const other = [...build].reverse().join('')
  const names = readdirSync(join(built, 'assets')).filter(name => /\.(js|woff2)$/.test(name))
  const renamed = (name: string) => name.replace(/\.(\w+)$/, 'B.$1')
  const anyName = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
  const folder = changed((_, content) =>
    content.replaceAll(build, other).replace(anyName, name => renamed(name)),
  )
  for (const name of names)
    renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)))
  return folder
}

/** A copy of what is built, gone when this process ends. */
function changed(change: (file: string, content: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'raffle-desk-build-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(built, folder, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) })
  for (const file of ['index.html', 'build.json', 'sw.js', 'raffle-desk.js', ...scriptsIn(folder)])
    writeFileSync(join(folder, file), change(file, text(join(folder, file))))
  return folder
}

const scriptsIn = (folder: string) =>
  readdirSync(join(folder, 'assets'))
    .filter(name => name.endsWith('.js'))
    .map(name => `assets/${name}`)
