import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { folderHolder, lockFolder } from '../../demo/api/database/lock.ts'
import { until } from '../support/until.ts'
import { problemOf, temporaryFolder } from './support.ts'

function lockOf(folder: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))
}

test('holds the folder until released', async () => {
  const folder = temporaryFolder()
  const lock = lockFolder(folder)
  assert.equal(folderHolder(folder)?.pid, process.pid)
  assert.equal(await problemOf(() => lockFolder(folder)), 'folderInUse')
  lock.release()
  lock.release()
  assert.equal(existsSync(join(folder, 'lock')), false)
  lockFolder(folder).release()
})

test('takes over from a process that is gone, also when its number lives again', () => {
  for (const holder of [{ pid: 4_194_300 }, { startedAt: '1' }]) {
    const folder = temporaryFolder()
    const lock = lockFolder(folder)
    const other = JSON.stringify({ ...lockOf(folder), ...holder })
    writeFileSync(join(folder, 'lock'), other)
    assert.equal(folderHolder(folder), null)
    lockFolder(folder).release()
    lock.release()
  }
})

test('believes another host as long as its heart beats', async () => {
  const folder = temporaryFolder()
  const lock = lockFolder(folder)
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...lockOf(folder), host: 'elsewhere' }))
  assert.equal(await problemOf(() => lockFolder(folder)), 'folderInUse')
  const long = new Date(Date.now() - 60_000)
  utimesSync(join(folder, 'lock'), long, long)
  lockFolder(folder).release()
  lock.release()
})

if (process.platform === 'linux') {
  test('takes over from a process that has ended, but is still listed', async () => {
    const folder = temporaryFolder()
    // The shell becomes `sleep`, which never asks what became of its child.
    const shell = spawn('/bin/sh', ['-c', 'sh -c "sleep 0.3" & echo $!; exec sleep 20'])
    const pid = Number(await new Promise(resolve => shell.stdout.once('data', resolve)))
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    const lock = JSON.stringify({ pid, host: hostname(), startedAt })
    writeFileSync(join(folder, 'lock'), lock)
    assert.equal(folderHolder(folder)?.pid, pid)
    await until(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '))
    assert.equal(folderHolder(folder), null)
    lockFolder(folder).release()
    shell.kill()
  })
}

test('takes over a lock that makes no sense', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'lock'), '{"pid":')
  lockFolder(folder).release()
})
