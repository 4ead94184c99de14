import { Problem } from './problem.ts'

/** Codes of PostgreSQL (appendix A of its manual) and of the system, and what they mean to whoever starts us. */
const meanings = new Map<string, (where: string, detail: string) => Problem>([
  ['53100', where => new Problem('diskFull', { where })],
  ['ENOSPC', where => new Problem('diskFull', { where })],
  ['EDQUOT', where => new Problem('diskFull', { where })],
  ['EACCES', (folder, detail) => new Problem('folderUnusable', { folder, detail })],
  ['EPERM', (folder, detail) => new Problem('folderUnusable', { folder, detail })],
  ['EROFS', (folder, detail) => new Problem('folderUnusable', { folder, detail })],
  ['ENOTDIR', (folder, detail) => new Problem('folderUnusable', { folder, detail })],
  ['EEXIST', (folder, detail) => new Problem('folderUnusable', { folder, detail })],
  ['28P01', (address, detail) => new Problem('refused', { address, detail })],
  ['28000', (address, detail) => new Problem('refused', { address, detail })],
  ['3D000', (address, detail) => new Problem('refused', { address, detail })],
  ['42501', (address, detail) => new Problem('refused', { address, detail })],
  ['53300', (address, detail) => new Problem('unreachable', { address, detail })],
  ['57P03', (address, detail) => new Problem('unreachable', { address, detail })],
])

/**
 * The Problem behind an error of the system, of pg or of PostgreSQL; an error that we don't know stays as
 * it is.
 *
 * @param where The data folder, or the database's address.
 */
export function explain(error: unknown, where: string): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error
  const { code, message } = error as NodeJS.ErrnoException
  const known = code === undefined ? undefined : meanings.get(code)
  if (known) return known(where, message || (code ?? ''))
  if (isNetwork(error)) {
    return new Problem('unreachable', { address: where, detail: message || (code ?? '') })
  }
  return error
}

/**
 * Whether the database can't be had now, or can't write: it starts, stops, crashed, only reads, has no connection left,
 * no memory or no disk, or the way to it is cut. It may be there again a moment later.
 */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  const isState = ['08', '53', '57P', '58'].some(family => code.startsWith(family))
  return isState || code === readOnly || isCut(error) || isLost(error)
}

/** read_only_sql_transaction: a standby, or a server whose disk ran full. */
const readOnly = '25006'

/** pg's own words, which have no code: the connection broke, or none came in time. */
function isLost(error: Error): boolean {
  return /^(Connection terminated|Client (was closed|has encountered)|timeout e|Cannot use a pool)/.test(
    error.message,
  )
}

function isNetwork(error: Error): boolean {
  return isCut(error) || /timeout|terminated|SSL|TLS/i.test(error.message)
}

const cuts = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

function isCut(error: Error): boolean {
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (error instanceof AggregateError) return error.errors.some(isNetwork)
  return cuts.has(code) || syscall === 'connect'
}
