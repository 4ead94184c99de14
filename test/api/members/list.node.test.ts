/** The list of members: search, filter, sorting, paging, and the tickets that they sold. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { rafflePaths } from '../../support/paths.ts'
import { voidTickets } from '../../support/standing.ts'
import { startApi } from '../support.ts'
import { list, memberOf, membersOf } from './support.ts'

const api = await startApi({ orders: 2_000 })
after(() => api.close())
const admin = await api.signIn('RB admin')
const { id: eventId } = await api.db
  .selectFrom('raffles')
  .select('id')
  .where('name', '=', 'Puck Night 50/50 – game 24')
  .executeTakeFirstOrThrow()

const members = async (query = '') =>
  membersOf(await list(api, admin, `eventId=${eventId}&pageSize=100&${query}`))

test('it has the seeded members in the order of their numbers', async () => {
  const all = await members()
  assert.equal(all.length, 24)
  assert.equal(all[0]?.number, '101')
  assert.equal(all.filter(({ active }) => !active).length, 1)
})

test('it counts the tickets of standing orders in each name, as a sum over the orders does', async () => {
  const { rows } = await sql<{ memberId: string; sold: number }>`
    select member_id, sum(last_number - first_number + 1 - ${voidTickets}) as sold
    from orders join tickets on tickets.order_id = orders.id
    where orders.raffle_id = ${eventId} and status = 'ACTIVE' and member_id is not null
    group by member_id
  `.execute(api.db)
  assert.ok(rows.length > 3)
  const sold = new Map(rows.map(row => [row.memberId, row.sold]))
  for (const member of await members()) assert.equal(member.ticketsSold, sold.get(member.id) ?? 0)
  const one = memberOf(
    await api.ask('GET', rafflePaths.eventMember(rows[0]?.memberId ?? ''), { token: admin }),
  )
  assert.equal(one.ticketsSold, rows[0]?.sold)
})

test('it finds by name without accents, by number and by email', async () => {
  for (const [search, number] of [
    ['benoit levesque', '102'],
    ['Prud’homme', '106'],
    ['117', '117'],
    ['keptin.googoo@', '113'],
  ])
    assert.deepEqual(
      (await members(`search=${encodeURIComponent(search ?? '')}`)).map(each => each.number),
      [number],
    )
  assert.deepEqual(await members('search=%25'), [])
})
