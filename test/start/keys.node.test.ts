/** `npm run keys`, as an operator types it. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listTables } from '../../demo/api/database/tables.ts'
import { findEmbedKey } from '../../demo/api/session/embed-key.ts'
import { hashSecret } from '../../demo/api/session/token.ts'
import { useTool } from '../../demo/start/tool.ts'
import { addOrganizations } from '../api/activity/support.ts'
import { contentOf } from '../api/support.ts'
import { runScript, temporaryFolder } from '../database/support.ts'
import { throwawayDatabase } from '../database/throwaway.ts'
import { runHere } from './run-here.ts'

const { database } = await throwawayDatabase('tables')
after(() => database.close())
const [ternCove = ''] = await addOrganizations(database, 'Tern Cove', 'Saltmarsh', 'Twin', 'Twin')

const keys = (...args: string[]) => runHere(life => useTool(life, ['keys', ...args]), database.url)

async function done(...args: string[]) {
  const { code, out, lines } = await keys(...args)
  assert.equal(code, 0, lines.join('\n'))
  return out
}

const owner = ['--organization', 'tern  cove', '--name', 'Intranet', '--role', 'Account Owner']

test('a key is made, listed, given origins and revoked; its secret is shown once and kept nowhere', async () => {
  const origin = 'https://intranet.example.org'
  const made = await done('add', ...owner, '--role', 'raffle admin', '--origin', `${origin}/`)
  const [secret = ''] = /^rdk_[\w-]{43}$/m.exec(made) ?? []
  const [id = ''] = /[0-9a-f-]{36}/.exec(made) ?? []
  assert.match(made, /"Intranet" of Tern Cove .*shown this once/)
  const find = () => findEmbedKey(database.db, hashSecret(secret))
  assert.deepEqual(await find(), {
    id,
    organizationId: ternCove,
    name: 'Intranet',
    roles: ['account owner', 'raffle admin'],
    origins: [origin],
  })

  const list = await done('list', '--organization', ternCove)
  for (const part of [id, 'Intranet', 'account owner, raffle admin', origin]) {
    assert.ok(list.includes(part), part)
  }
  assert.match(await done('list', '--organization', 'saltmarsh'), /no key/)

  assert.match(await done('add-origin', id, '--origin', 'http://localhost:8080'), /localhost:8080/)
  assert.doesNotMatch(await done('remove-origin', id.toUpperCase(), '--origin', origin), /intranet/)
  assert.deepEqual((await find())?.origins, ['http://localhost:8080'])
  assert.match(await done('revoke', id), /tokens have ended/)
  assert.equal(await find(), null)
  const asTyped = await runScript(['demo/tool.mjs', 'keys', 'list'], { DATABASE_URL: database.url })
  assert.match(asTyped.out, /revoked \d{4}-/)

  const names = (await listTables(database.pool)).map(({ name }) => name)
  for (const name of names) {
    const { rows } = await database.pool.query(`select t::text as row from "${name}" as t`)
    assert.ok(!JSON.stringify(rows).includes(secret.slice(4)), name)
  }
})

test('what is missing, or must not be, is said in one line, and nothing is made', async () => {
  const names = (await listTables(database.pool)).map(({ name }) => name)
  const before = await contentOf(database.db, names)
  for (const [args, code, words] of [
    [['add'], 2, /--organization/],
    [['add', '--organization', 'Tern Cove'], 2, /--name/],
    [['add', ...owner.slice(0, 4)], 2, /--role .*account owner/],
    [['add', ...owner, '--role', 'RB admin'], 1, /can't act as "RB admin"/],
    [['add', ...owner, '--role', 'rb finance'], 1, /can't act as "rb finance"/],
    [['add', ...owner, '--origin', 'intranet.example.org'], 1, /isn't where pages are/],
    [['add', ...owner, '--origin', 'https://a.example/page'], 1, /isn't where pages are/],
    [['add', ...owner, '--origin', 'https://me@a.example'], 1, /isn't where pages are/],
    [['add', ...owner.slice(2), '--organization', 'Twin'], 1, /more than one/],
    [['add', ...owner.slice(2), '--organization', 'Nobody'], 1, /No organization/],
    [['revoke'], 1, /no living key/],
    [['revoke', ternCove], 1, /no living key/],
    [['add-origin', ternCove], 2, /--origin/],
    [['remove-origin', ternCove, '--origin', 'https://a.example'], 1, /no living key/],
    [['rotate'], 2, /rotate .*add, list, revoke/],
    [[], 2, /add, list, revoke/],
  ] as const) {
    const refused = await keys(...args)
    assert.equal(refused.lines.length, 1, refused.lines.join('\n'))
    assert.match(refused.lines[0] ?? '', words)
    assert.equal(refused.code, code, args.join(' '))
  }
  assert.deepEqual(await contentOf(database.db, names), before)
})

test('it has help, and says where there is no database or an older one', async () => {
  const help = await keys('--help')
  for (const part of ['add', 'add-origin', '--role', '--origin', 'revoke', 'Agent Manager']) {
    assert.ok(help.out.includes(part), part)
  }
  const { code, lines } = await runHere(life =>
    useTool(life, ['keys', 'list', '--data', temporaryFolder()]),
  )
  assert.equal(code, 1)
  assert.match(lines[0] ?? '', /no database in .*--data/)
  await database.pool.query(
    'delete from schema_version where version = (select max(version) from schema_version)',
  )
  const older = await keys('list')
  assert.match(older.lines[0] ?? '', /older Raffle Desk/)
})
