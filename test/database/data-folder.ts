/** Data folders with a database in them: PostgreSQL takes seconds to make one, and a copy is as good. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { prepareBinaries } from '../../demo/api/database/binaries.ts'
import { ensureCluster } from '../../demo/api/database/cluster.ts'
import { prepareFolder } from '../../demo/api/database/folder.ts'
import { databaseOwner } from '../../demo/api/database/owner.ts'
import { isRoot, temporaryFolder } from './support.ts'

/** The environment's variable with the data folder that a run's tests copy. */
export const madeFolderVariable = 'RAFFLE_DESK_MADE_FOLDER'

/**
 * A data folder with a new database in it, as a first start leaves it: what a test does with it, it does to its own.
 * @param folder where; it may be there already
 * @param made what it is a copy of
 */
export async function dataFolder(
  folder = temporaryFolder(),
  made = process.env[madeFolderVariable],
): Promise<string> {
  if (made) copy(made, folder)
  else await makeCluster(folder)
  return folder
}

async function makeCluster(root: string): Promise<void> {
  const owner = databaseOwner(root)
  const folder = prepareFolder(root, owner)
  await ensureCluster({ owner, folder, binaries: prepareBinaries(owner, folder.home) })
}

/** Of root's copies, too, PostgreSQL's files stay those of its user. */
function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  if (!isRoot) {
    cpSync(from, to, { recursive: true })
    return
  }
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
