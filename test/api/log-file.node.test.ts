import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openLogFile } from '../../demo/api/http/log-file.ts'
import { until } from '../support/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'raffle-desk-log-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('the log keeps its newest lines and takes no more than its share of the disk', async () => {
  const { log, end } = openLogFile(folder, 2000)
  const file = join(folder, 'api.log')
  // Written by streams, in their own time; between two files there is none for a moment.
  const hasLine = (number: number) =>
    existsSync(file) && readFileSync(file, 'utf8').trim().endsWith(`"number":${number}}`)
  for (let number = 0; number < 80; number += 1) {
    log({ level: 'info', event: 'request', number })
    await until(() => hasLine(number), `line ${number}`)
  }
  end()
  assert.ok(statSync(file).size < 2300)
  assert.ok(statSync(`${file}.1`).size < 2300)
  assert.equal(statSync(file).mode & 0o077, 0)
})
