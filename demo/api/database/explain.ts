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

function isNetwork(error: Error): boolean {
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (error instanceof AggregateError) return error.errors.some(isNetwork)
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(
      code,
    ) ||
    syscall === 'connect' ||
    /timeout|terminated|SSL|TLS/i.test(error.message)
  )
}
