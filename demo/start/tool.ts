import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyActivity } from '../api/activity/verify.ts'
import { backup } from '../api/backup.ts'
import { folderHolder } from '../api/database/lock.ts'
import { Problem } from '../api/database/problem.ts'
import { address, checkUrl } from '../api/database.ts'
import { checkBackup, restore } from '../api/restore.ts'
import { findDatabase, openOwn } from './find-database.ts'
import { runKeys } from './keys.ts'
import { type Lifecycle, runCommand } from './lifecycle.ts'
import { readFolder, wrongPart } from './options.ts'

/** `npm run backup`, `restore`, `verify-log` and `keys`; `tool.mjs` passes the command's name first. */
export function runTool(args: string[]): Promise<void> {
  return runCommand('when done', life => useTool(life, args))
}

/**
 * The same within a process that goes on.
 *
 * @throws Problem for every expected failure
 */
export async function useTool(life: Lifecycle, [name, ...args]: string[]): Promise<void> {
  if (name === 'keys') return runKeys(life, args)
  const { file, dataDir, heads, help } = readArguments(args)
  if (help) return life.print(life.texts.notices.toolHelp)
  if (name === 'backup') return makeBackup(life, resolve(file ?? freshName()), dataDir)
  if (name === 'restore' && file) return loadBackup(life, resolve(file), dataDir)
  if (name === 'verify-log' && !file) return verifyLog(life, dataDir, heads)
  throw new Problem('badOption', { detail: `${name ?? ''} FILE` })
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: { type: 'string', default: '.data' },
        head: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [file, ...more] = positionals
    if (more.length > 0) throw new Error(more.join(' '))
    return { file, dataDir: readFolder(values.data), heads: values.head, help: values.help }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('badOption', { detail: wrongPart(error) })
  }
}

/** `raffle-desk-2026-11-20T18-30-41Z.backup`: sorts by time, and Windows takes it. */
function freshName(): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return `raffle-desk-${time}Z.backup`
}

async function makeBackup(life: Lifecycle, file: string, dataDir: string): Promise<void> {
  const url = await findDatabase(life, dataDir, 'nothingToBackUp')
  const summary = await backup(url, file)
  life.print(
    life.texts.notices.backedUp({
      file,
      tables: summary.tables.length,
      rows: rowsOf(summary.tables),
      megabytes: (summary.bytes / 1e6).toFixed(1),
    }),
  )
}

async function loadBackup(life: Lifecycle, file: string, dataDir: string): Promise<void> {
  // Before a folder is made for it.
  await checkBackup(file)
  const url = process.env.DATABASE_URL
  const holder = url ? null : folderHolder(dataDir)
  if (holder) throw new Problem('stopFirst', { folder: dataDir, pid: holder.pid })
  const target = url ? checkUrl(url) : await openOwn(life, dataDir)
  const { tables } = await restore(target, file, url ? address(url) : dataDir)
  life.print(life.texts.notices.restored({ file, tables: tables.length, rows: rowsOf(tables) }))
}

async function verifyLog(life: Lifecycle, dataDir: string, heads: string[]): Promise<void> {
  const url = await findDatabase(life, dataDir, 'nothingToVerify')
  const { rows, organizations, faults, unknownHeads } = await verifyActivity(url, heads)
  const { logFault, unknownHead, verified } = life.texts.notices
  for (const line of [...faults.map(logFault), ...unknownHeads.map(unknownHead)]) life.print(line)
  const count = faults.length + unknownHeads.length
  if (count > 0) throw new Problem('logAltered', { faults: count })
  life.print(verified({ rows, organizations }))
}

function rowsOf(tables: { rows: number }[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
