/** Statements that are planned once for each connection, and those that are planned each time. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { compiledOnce, keptPlan } from '../../demo/api/database/kept-plans.ts'
import { throwawayDatabase } from './throwaway.ts'

const { database } = await throwawayDatabase('tables', { reads: { size: 1 } })
after(() => database.close())
const { db } = database

async function prepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements order by prepare_time
  `.execute(db)
  return rows.map(({ statement }) => statement)
}

test('a marked statement is prepared once, and answers each time what it is asked', async () => {
  const ask = (word: string) =>
    sql<{ word: string }>`${keptPlan} select ${word}::text as word`.execute(db)
  assert.deepEqual((await ask('one')).rows, [{ word: 'one' }])
  assert.deepEqual((await ask('two')).rows, [{ word: 'two' }])
  assert.deepEqual(await prepared(), ['/* kept plan */ select $1::text as word'])
})

test('a statement without the mark is planned each time', async () => {
  const before = await prepared()
  await sql`select ${'one'}::text as other`.execute(db)
  assert.deepEqual(await prepared(), before)
})

test('a statement that failed is prepared again by whoever asks next', async () => {
  const ask = () =>
    sql`${keptPlan} select name from organizations where id = ${'none'}::uuid`.execute(db)
  await assert.rejects(ask)
  await assert.rejects(ask)
  assert.deepEqual((await sql`${keptPlan} select ${1}::int as one`.execute(db)).rows, [{ one: 1 }])
})

test('a plan that a change of a column made useless is made anew, at once or by the next transaction', async () => {
  const ask = (on: typeof db = db) =>
    sql`${keptPlan} select name from organizations where id = ${randomUUID()}::uuid`.execute(on)
  const retype = (type: string) =>
    sql`alter table organizations alter column name type ${sql.raw(type)}`.execute(db)
  await ask()
  await retype('varchar(500)')
  assert.deepEqual((await ask()).rows, [])
  await retype('text')
  await assert.rejects(
    db.transaction().execute(transaction => ask(transaction)),
    { code: '0A000' },
  )
  assert.deepEqual((await db.transaction().execute(transaction => ask(transaction))).rows, [])
})

test('a query that is put together once answers each what they asked, in a transaction and beside others', async () => {
  let made = 0
  const named = compiledOnce((on, name: string, more: number) => {
    made += 1
    return on
      .selectNoFrom([
        sql<string>`${name}::text`.as('itsName'),
        sql<number>`${more}::int + 1`.as('next'),
      ])
      .where(sql<boolean>`${name}::text <> ''`)
  })
  const asked = ['one', 'two', 'three'].map((name, more) => named(db, name, more))
  const among = db.transaction().execute(transaction => named(transaction, 'four', 3))
  assert.deepEqual(await Promise.all([...asked, among]), [
    [{ itsName: 'one', next: 1 }],
    [{ itsName: 'two', next: 2 }],
    [{ itsName: 'three', next: 3 }],
    [{ itsName: 'four', next: 4 }],
  ])
  assert.deepEqual(await named(db, '', 0), [])
  assert.equal(made, 1)
})
