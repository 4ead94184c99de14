import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL server that a cluster's postmaster.pid names, if it lives. */
export interface RunningServer {
  pid: number
  port: number
}

/** Lines 1, 4 and 8 of postmaster.pid: the process, its port and its state. */
export function runningServer(cluster: string): RunningServer | null {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 && isPostgres(pid)
    ? { pid, port: Number(lines[3]) }
    : null
}

/** A number may have gone to another program since: Linux says which one it is. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}
