import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '../api/database/problem.ts'
import { type MailOptions, readMailOptions } from '../api/mail/mailer.ts'
import { type PageServices, readPageServices } from '../api/static/page-services.ts'

/** What `npm start` and `npm run dev` were asked for. */
export type StartOptions =
  | { help: true }
  | {
      help: false
      port: number
      portalPort: number
      reset: boolean
      /** Orders in the seed; the other tables grow with it. */
      orders: number
      dataDir: string
      /** `DATABASE_URL`: another PostgreSQL than the data folder's own. */
      databaseUrl: string | undefined
      /** Names that it is known by elsewhere, with their port or not. */
      hosts: string[]
      /** How many proxies of ours stand in front and add to X-Forwarded-For. */
      trustedProxies: number
      /** In `test`, pages of this machine may be embedding without being registered with a key. */
      environment: Environment
      /** `RAFFLE_DESK_FLAGS_URL` and its like: what the dashboard's page may reach on other origins. */
      pageServices: PageServices
      /** `RAFFLE_DESK_SMTP_URL` and its like: where emails go; null: they stay in the outbox. */
      mail: MailOptions | null
    }

export type Environment = 'test' | 'production'
type Variables = Record<string, string | undefined>

const mostOrders = 20_000_000

/**
 * @throws Problem `badOption`, `resetNeedsFolder`.
 */
export function readOptions(args: string[], variables: Variables = process.env): StartOptions {
  const values = parse(args)
  if (values.help) return { help: true }
  const port = readInteger('--port', values.port, 1, 65_535)
  const portalPort = readInteger(
    '--portal-port',
    // A desk moved to another port takes the portal with it.
    values['portal-port'] ?? String(port === 4000 ? 4001 : port + 1),
    1,
    65_535,
  )
  if (port === portalPort) throw badOption(`--port ${port} = --portal-port ${portalPort}`)
  const databaseUrl = variables.DATABASE_URL || undefined
  if (databaseUrl && values.reset) throw new Problem('resetNeedsFolder', {})
  const pageServices = readPageServices(variables)
  if (typeof pageServices === 'string') throw badOption(pageServices)
  const mail = readMailOptions(variables)
  if (typeof mail === 'string') throw badOption(mail)
  return {
    help: false,
    port,
    portalPort,
    reset: values.reset,
    orders: readInteger('--orders', values.orders, 0, mostOrders),
    dataDir: readFolder(values.data),
    databaseUrl,
    hosts: values.host.map(readHost),
    trustedProxies: readInteger('--trusted-proxies', values['trusted-proxies'], 0, 10),
    environment: readEnvironment(values.environment),
    pageServices,
    mail,
  }
}

/** `--data` of every command; an empty one would be the folder we stand in. */
export function readFolder(data: string): string {
  if (data.trim() === '') throw badOption('--data')
  return resolve(data)
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4000' },
        'portal-port': { type: 'string' },
        reset: { type: 'boolean', default: false },
        orders: { type: 'string', default: '14000' },
        data: { type: 'string', default: '.data' },
        host: { type: 'string', multiple: true, default: [] },
        'trusted-proxies': { type: 'string', default: '0' },
        environment: { type: 'string', default: 'test' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw badOption(wrongPart(error))
  }
}

/** Node's sentence starts with what is wrong: `Unknown option '--prot'. To specify …`. */
export function wrongPart(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('. ')[0] ?? message
}

function readInteger(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw badOption(`${name} ${text} (${least}–${most})`)
}

/** "desk.example.org", "desk.example.org:8443", "[2001:db8::1]": as browsers write it. */
function readHost(text: string): string {
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : null
  const name = text.toLowerCase()
  const isHost = url !== null && (url.host === name || `${url.host}:80` === name)
  if (!isHost) throw badOption(`--host ${text}`)
  return name
}

function readEnvironment(text: string): Environment {
  if (text === 'test' || text === 'production') return text
  throw badOption(`--environment ${text} (test, production)`)
}

function badOption(detail: string): Problem<'badOption'> {
  return new Problem('badOption', { detail })
}
