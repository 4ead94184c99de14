import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addressOfRunning } from '../../demo/api/database/embedded.ts'
import { root } from '../config/root.ts'
import { freePorts } from './free-ports.ts'
import { throwawayBase } from './memory-folder.ts'
import { cheapenPasswords, copyData, seededVariable } from './seeded-data.ts'

/** The whole product, running for tests: production build, API, portal and a database of its own. */
export interface Product {
  /** Where the dashboard and the API are. */
  url: string
  portalUrl: string
  /** For sums computed apart from the API. */
  databaseUrl: string
  dataDir: string
  /** What its data was when it started. */
  seededDir: string
  /** Of the process that serves all of it but the database. */
  pid: number
  /** Of a product with a settable clock: from now on its clock is this far ahead of ours. */
  setClockAhead(milliseconds: number): Promise<void>
  close(): Promise<void>
}

interface ProductOptions {
  /** Its clock can be set ahead, for what takes days: a raffle from its draft to its last draw. */
  settableClock?: boolean
  /** Of another tree of the project than this one, with example data of its own. */
  folder?: string | undefined
  /** In its example data; tests share 2,000. */
  orders?: number
  /** Where its data stand, and stay: made there once, with so many orders. */
  keptDir?: string
  /** Another PostgreSQL than its own, with its data: who started that one ends it. */
  databaseUrl?: string
}

const secondsToStart = 3600

/**
 * Starts the product as `npm start` does, on free ports, in a new folder that `close` removes. The first of a run
 * makes the example data by starting on an empty folder; each product gets a copy.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  if (options.keptDir !== undefined) return startKept(options, options.keptDir)
  const isOfItsOwn = options.folder !== undefined || options.orders !== undefined
  const seededDir =
    (isOfItsOwn ? undefined : process.env[seededVariable]) ?? (await makeSeeded(options))
  const dataDir = throwawayFolder()
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true })
  try {
    copyData(seededDir, dataDir)
    const started = await start(dataDir, options)
    const close = (): Promise<void> => started.close().then(remove)
    return { ...started, dataDir, seededDir, close }
  } catch (error) {
    remove()
    throw error
  }
}

async function startKept(options: ProductOptions, keptDir: string): Promise<Product> {
  mkdirSync(keptDir, { recursive: true, mode: 0o755 })
  const started = await start(keptDir, options)
  return { ...started, dataDir: keptDir, seededDir: keptDir }
}

/** Gone when this process ends. */
async function makeSeeded({ folder, orders }: ProductOptions): Promise<string> {
  const dataDir = throwawayFolder()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const { databaseUrl, close } = await start(dataDir, { folder, ...(orders && { orders }) })
  await cheapenPasswords(databaseUrl)
  await close()
  return dataDir
}

export function throwawayFolder(): string {
  const folder = mkdtempSync(join(throwawayBase(), 'raffle-desk-test-'))
  // As root, PostgreSQL runs as another user, who must reach the folder.
  chmodSync(folder, 0o755)
  return folder
}

async function start(
  dataDir: string,
  { settableClock = false, folder = root, orders = 2000, ...options }: ProductOptions = {},
) {
  const [port, portalPort] = await freePorts(2)
  const child = spawn(
    process.execPath,
    ['demo/start.mjs', '--port', `${port}`, '--portal-port', `${portalPort}`].concat([
      '--data',
      dataDir,
      '--orders',
      `${orders}`,
    ]),
    settableClock
      ? { cwd: folder, env: withSettableClock(), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }
      : { cwd: folder, env: databaseAt(options.databaseUrl), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const lastResort = (): void => void child.kill('SIGTERM')
  process.once('exit', lastResort)
  const close = async (): Promise<void> => {
    await stop(child)
    process.off('exit', lastResort)
  }
  const portalUrl = `http://localhost:${portalPort}`
  try {
    await said(child, portalUrl)
    const databaseUrl = options.databaseUrl ?? addressOfRunning(dataDir)
    if (databaseUrl === null) throw new Error('The product runs without a database of its own')
    const setClockAhead = (milliseconds: number) => setAhead(child, milliseconds)
    const { pid = Number.NaN } = child
    return { url: `http://localhost:${port}`, portalUrl, databaseUrl, pid, setClockAhead, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The product's addresses, as child processes of the tests read them. */
export function environmentOf(product: Product): Record<string, string> {
  return {
    RAFFLE_DESK_URL: product.url,
    RAFFLE_DESK_API_URL: product.url,
    RAFFLE_DESK_PORTAL_URL: product.portalUrl,
    RAFFLE_DESK_DATABASE_URL: product.databaseUrl,
    RAFFLE_DESK_DATA: product.dataDir,
    [seededVariable]: product.seededDir,
  }
}

function databaseAt(url?: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...rest } = process.env
  return url === undefined ? rest : { ...rest, DATABASE_URL: url }
}

function withSettableClock(): NodeJS.ProcessEnv {
  const clock = import.meta.resolve('./settable-clock.mjs')
  const options = [process.env.NODE_OPTIONS, `--import=${clock}`].filter(Boolean).join(' ')
  return { ...databaseAt(), NODE_OPTIONS: options }
}

/** Settled once the product has taken it over. */
function setAhead(child: ChildProcess, aheadMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.send({ aheadMs }, error => error && reject(error))
  })
}

/** Waits until a process has printed some words: `npm start` names its addresses when it is ready. */
function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (what: string): void => reject(new Error(`npm start ${what}:\n${output.trim()}`))
    const timer = setTimeout(() => fail(`took over ${secondsToStart} s`), secondsToStart * 1000)
    const listen = (chunk: Buffer): void => {
      output += chunk.toString()
      if (!output.includes(words)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', code => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
    child.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
