import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './problem.ts'

/** The user that PostgreSQL runs as: `null` is whoever runs us. */
export type Owner = { uid: number; gid: number } | null

const userName = 'postgres'

/**
 * PostgreSQL refuses to run as root. As root, the database of `dataDir` keeps the user who made it; a new
 * one gets the system's `postgres`, made here where there is none (Debian's and Alpine's tools, in turn).
 *
 * @throws Problem `noSystemUser`.
 */
export function databaseOwner(dataDir: string): Owner {
  if (process.getuid?.() !== 0) return null
  return makerOf(join(dataDir, 'postgres')) ?? findUser() ?? createUser()
}

function makerOf(cluster: string): Owner {
  const stats = statSync(cluster, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : null
}

/** Whether the owner can enter `folder` and read its files. Root's own eyes can't tell. */
export function canReach(owner: Owner, folder: string): boolean {
  if (!owner) return true
  const shell = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r . && test -x .', 'sh', folder], {
    ...owner,
    stdio: 'ignore',
    cwd: '/',
  })
  return shell.status === 0
}

function findUser(): Owner {
  const ids = ['-u', '-g'].map(flag => {
    const { status, stdout } = spawnSync('id', [flag, userName], { encoding: 'utf8' })
    return status === 0 ? Number(stdout.trim()) : Number.NaN
  })
  const [uid = Number.NaN, gid = Number.NaN] = ids
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null
}

function createUser(): Owner {
  const attempts: [command: string, args: string[]][] = [
    ['useradd', ['--system', '--user-group', '--shell', '/bin/sh', userName]],
    ['adduser', ['-S', '-D', '-H', userName]],
  ]
  let detail = ''
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'pipe' })
      const user = findUser()
      if (user) return user
    } catch (error) {
      detail = error instanceof Error ? error.message : String(error)
    }
  }
  throw new Problem('noSystemUser', { detail: detail.split('\n')[0] ?? '' })
}
