import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Problem } from './problem.ts'

/** Who holds a data folder. `startedAt` tells a process from a later one with the same number. */
interface Holder {
  pid: number
  host: string
  startedAt: string
}

/** A held lock. `release` may be called twice. */
export interface FolderLock {
  release(): void
}

const heartbeatMilliseconds = 5_000
const silentMilliseconds = 4 * heartbeatMilliseconds

/**
 * Takes the data folder for this process alone. A lock left by a killed process is taken over.
 *
 * @throws Problem `folderInUse` with the other process's number.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'lock')
  const mine: Holder = { pid: process.pid, host: hostname(), startedAt: startOf(process.pid) }
  const text = JSON.stringify(mine)
  for (let attempt = 0; !createWhole(file, text); attempt += 1) {
    const holder = folderHolder(folder)
    if (holder || attempt === 5) throw inUse(folder, holder)
    rmSync(file, { force: true })
  }
  // Two processes may find the same dead lock: the one whose text stays has it.
  if (readFileSync(file, 'utf8') !== text) throw inUse(folder, folderHolder(folder))
  return keep(file, text)
}

/** The living process that holds the folder, or null. */
export function folderHolder(folder: string): Holder | null {
  const file = join(folder, 'lock')
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    const heardAt = statSync(file).mtimeMs
    return isAlive(holder, heardAt) ? holder : null
  } catch {
    return null
  }
}

/**
 * Says early that the folder is taken, before anything else is tried.
 *
 * @throws Problem `folderInUse`.
 */
export function refuseHeldFolder(folder: string): void {
  const holder = folderHolder(folder)
  if (holder) throw inUse(folder, holder)
}

function inUse(folder: string, holder: Holder | null): Problem<'folderInUse'> {
  const elsewhere = holder && holder.host !== hostname() ? holder.host : null
  return new Problem('folderInUse', { folder, pid: holder?.pid ?? 0, host: elsewhere })
}

function keep(file: string, text: string): FolderLock {
  const heartbeat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Only a process on another machine reads the time; a missing file shows at the next start.
    }
  }, heartbeatMilliseconds)
  heartbeat.unref()
  let held = true
  return {
    release() {
      if (!held) return
      held = false
      clearInterval(heartbeat)
      try {
        if (readFileSync(file, 'utf8') === text) rmSync(file, { force: true })
      } catch {
        // Gone already, with its folder.
      }
    },
  }
}

/** A link appears with its whole content or not at all, so that nobody reads half a lock. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o644 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function isAlive(holder: Holder, heardAt: number): boolean {
  // Another host is another container or machine on a shared folder: its processes can't be seen here.
  if (holder.host !== hostname()) return Date.now() - heardAt < silentMilliseconds
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(holder.pid) === holder.startedAt
}

/**
 * Linux tells when a process started (field 22 of its stat line); elsewhere its number must do. A process
 * that has ended and whose parent hasn't asked (`Z`) is gone: some containers keep those for ever.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? 'gone' : (fields[18] ?? '')
  } catch {
    return ''
  }
}
