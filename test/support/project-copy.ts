import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../config/root.ts'
import type { Fault } from '../mutants/fault.ts'

/** A copy of the project, as it stands in the working tree, with the packages of the original. */
export interface Copy {
  folder: string
  /** Breaks the copy; returns what mends it again. */
  plant(fault: Fault): () => void
  remove(): void
}

/**
 * A folder of links, never a link to the folder: an installation in a copy empties the folder that it finds, and through
 * such a link that would be the original's.
 */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
}

/** What git has of a commit, with the packages of the original; its first start installs its own where they differ. */
export function copyCommit(commit: string): Pick<Copy, 'folder' | 'remove'> {
  const folder = mkdtempSync(join(tmpdir(), 'raffle-desk-commit-'))
  chmodSync(folder, 0o755)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }) }
}

/** Copies what git has or would have: tracked and new files, without what is ignored. */
export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'raffle-desk-mutants-'))
  // As root, PostgreSQL runs as another user, who must reach the folder.
  chmodSync(folder, 0o755)
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root })
  for (const path of files.toString().split('\0')) {
    if (!path || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(root, path), join(folder, path))
  }
  linkPackages(folder)
  return {
    folder,
    plant({ file, find, replace }) {
      const path = join(folder, file)
      const sound = readFileSync(path, 'utf8')
      // As a function, or `$&` in it would mean something.
      writeFileSync(
        path,
        sound.replace(find, () => replace),
      )
      return () => writeFileSync(path, sound)
    },
    // What was just ended may still write.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  }
}
