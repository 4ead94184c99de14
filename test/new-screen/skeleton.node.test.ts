import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../config/root.ts'
import { inFull } from '../support/full.ts'
import { copyProject } from '../support/project-copy.ts'
import { type Project, skeletonOf, Unfit } from './skeleton.ts'

const projectIn = (folder: string): Project => ({
  read: path => readFileSync(join(folder, path), 'utf8'),
  exists: path => existsSync(join(folder, path)),
  list: path => readdirSync(join(folder, path)),
})
const project = projectIn(root)

test('a new domain has a file for each thing that it says, and the house is told of it', () => {
  const files = skeletonOf({ plural: 'oddments', singular: 'oddment' }, project)
  const isNew = (path: string) => !project.exists(path)
  assert.deepEqual(
    Object.keys(files)
      .filter(isNew)
      .map(path => path.replace(/\d{4}_/, '')),
    [
      'src/core/oddments/oddment.ts',
      'src/core/oddments/texts.ts',
      'src/core/oddments/texts.fr.ts',
      'demo/api/migrations/oddments.ts',
      'demo/api/oddments/calls.ts',
      'src/screens/oddments/oddments.tsx',
      'stories/oddments/oddments.stories.tsx',
      'test/oddments/oddments.test.tsx',
      'test/api/every-call/worlds/oddments.ts',
    ],
  )
  for (const [path, text] of Object.entries(files)) {
    if (isNew(path)) assert.doesNotMatch(text, /stations?\b/i, path)
    else assert.match(text, /oddment/, path)
    const most = path.startsWith('test/') ? 500 : 300
    assert.ok(text.split('\n').length <= most, `${path} has no room: it stays below ${most} lines`)
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const imported = join(path, '..', target)
      assert.ok(imported in files || project.exists(imported), `${path} imports ${target}`)
    }
  }
})

test('a name that can’t be one or is taken is refused, and nothing is made', () => {
  for (const [plural, singular] of [
    ['Tags', 'tag'],
    ['tags', 'tags'],
    ['../tags', 'tag'],
    ['ta', 't'],
    ['salesAgents', 'agent'],
    ['raffles', 'raffle'],
    ['login', 'logins'],
    ['orders', 'order'],
  ] as const)
    assert.throws(() => skeletonOf({ plural, singular }, project), Unfit, plural)
})

inFull('a new domain compiles as it was made', () => {
  const copy = copyProject()
  try {
    const made = spawnSync('npm', ['run', '-s', 'new', '--', 'oddments', 'oddment'], {
      cwd: copy.folder,
      encoding: 'utf8',
    })
    assert.equal(made.status, 0, made.stderr)
    for (const suite of ['types', 'lint', 'files']) {
      const run = spawnSync('node', ['test/run.mjs', suite], { cwd: copy.folder, encoding: 'utf8' })
      assert.equal(run.status, 0, run.stdout)
    }
  } finally {
    copy.remove()
  }
})
