/** Hostile and malformed calls: each gets the right status and a clear message; nothing changes or leaks. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { listTables } from '../../demo/api/database/tables.ts'
import { fileKey } from '../../demo/api/files/file-key.ts'
import { type RefusalCode, refusalMessage } from '../../demo/api/http/messages.ts'
import { demoEmbedKey, demoPassword } from '../../demo/api/seed/people.ts'
import { paths } from '../support/paths.ts'
import type { Given } from './hostile-case.ts'
import { raffleCreationCases } from './hostile-creation-cases.ts'
import { organizationCases, reportCases } from './hostile-data-cases.ts'
import { embed, embedCases } from './hostile-embed-cases.ts'
import { raffleCases } from './hostile-raffle-cases.ts'
import { sessionCases, signInCases } from './hostile-session-cases.ts'
import { registerOrigin, rowsOf, startApi, type TestApi, tokenOf } from './support.ts'

const cases = [
  ...signInCases,
  ...sessionCases,
  ...embedCases,
  ...organizationCases,
  ...reportCases,
  ...raffleCreationCases,
  ...raffleCases,
]

const api = await startApi()
after(() => api.close())
const given = await prepare(api)

/** What failed attempts to sign in leave, and is meant to grow. */
const growing = ['sign_in_attempts', 'activity', 'activity_heads']
const tables = (await listTables(api.pool))
  .map(table => table.name)
  .filter(name => !growing.includes(name))

/** Which rows the database holds, and how many entries of its log aren't about signing in. */
async function held() {
  const { rows } = await sql`
    select count(*) from activity where action <> 'sign-in-failed'
  `.execute(api.db)
  return { ...(await rowsOf(api.pool, tables)), entries: rows }
}

async function prepare(api: TestApi): Promise<Given> {
  const { db, ask, signIn, now } = api
  await registerOrigin(api, 'https://intranet.example')
  // Made at its first use.
  await fileKey(db)
  const minted = await ask('POST', paths.embedSessions, embed({}).ask())
  const expired = await signIn('raffle admin')
  await db.updateTable('sessions').set({ expiresAt: now }).where('embedKeyId', 'is', null).execute()
  return {
    owner: await signIn('account owner'),
    agent: await signIn('Contact Center Agent'),
    admin: await signIn('RB admin'),
    embed: tokenOf(minted),
    expired,
  }
}

/** What the database holds, as the test before left it. */
let content = await held()

for (const [index, each] of cases.entries()) {
  test(`someone ${each.it} (${index + 1}): ${each.status} ${each.code}`, async () => {
    const asked = each.ask?.(given) ?? {}
    const english = await api.ask(each.method, each.path, asked)
    const french = await api.ask(each.method, each.path, {
      ...asked,
      headers: { ...asked.headers, 'accept-language': 'fr-CA, en;q=0.5' },
    })
    assert.equal(english.status, each.status, english.text)
    assert.equal(french.status, each.status)
    assert.equal(english.errors[0]?.code, each.code)
    assert.equal(english.errors[0]?.message.split(' ')[0], firstWord(each.code, 'en'))
    assert.equal(french.errors[0]?.message.split(' ')[0], firstWord(each.code, 'fr'))
    const before = content
    content = await held()
    assert.deepEqual(content, before)
    assertNothingLeaks(english.text)
  })
}

function firstWord(code: RefusalCode, language: 'en' | 'fr'): string | undefined {
  return refusalMessage(code, language).split(' ')[0]
}

function assertNothingLeaks(text: string): void {
  assert.ok(text.length < 3000, 'the answer is short')
  assert.doesNotMatch(
    text,
    /at \w+ \(|node_modules|select .* from |drop table|<script|\/work|postgres/i,
  )
}

test('a wrong password and an unknown person are answered alike', async () => {
  const ask = (email: string) =>
    api.ask('POST', paths.session, { body: { email, password: 'Wrong-Password-1' } })
  const known = await ask('priya.raghunathan@terncove.example')
  const unknown = await ask('nobody.at.all@terncove.example')
  assert.equal(known.text, unknown.text)
  assert.equal(known.status, unknown.status)
})

test('the log of all this holds no password, token, address or name', async () => {
  const log = JSON.stringify(api.log)
  assert.ok(api.log.length > cases.length)
  for (const secret of [demoPassword, 'Wrong-Password', demoEmbedKey, '@', 'Marguerite', 'rds_']) {
    assert.ok(!log.includes(secret), secret)
  }
  assert.ok(!api.log.some(entry => entry.level === 'error'))
})
