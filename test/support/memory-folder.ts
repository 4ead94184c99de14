/** Where tests keep what they throw away. */
import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
/** Several databases of tests stand beside each other; a container's own default is 64 MB. */
const leastFreeBytes = 4 * 1024 ** 3

/**
 * The machine's folder in memory where it has one with room, else its temporary folder: each copy of a database makes a
 * thousand files, and a disk's file system took a sixth of PostgreSQL's time to find places for them.
 */
export function throwawayBase(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)
    // PostgreSQL's programs may have to stand there, too (demo/api/database/binaries.ts).
    const runsPrograms = mount !== null && !/\b(noexec|ro)\b/.test(mount[1] ?? '')
    if (runsPrograms && bavail * bsize >= leastFreeBytes) return inMemory
  } catch {
    // Not on every system.
  }
  return tmpdir()
}
