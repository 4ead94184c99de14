/** Who is let in: nobody without a token, and each role as core/permissions.ts says. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { roles } from '../../../src/core/session/role.ts'
import { allows, asked, others, roleFor } from './contracts.ts'
import { openGround } from './ground.ts'
import { leavesNoGap, tableOf } from './table.ts'

const ground = await openGround()
const tokens = new Map(
  await Promise.all(roles.map(async role => [role, await ground.token(role)] as const)),
)
const before = await ground.content()
const table = tableOf(
  asked.map(({ name }) => name),
  ['no token', 'roles let in'],
)

for (const asking of asked) {
  const { call, name } = asking
  const nowhere = () => call.path.replace(/:\w+/g, () => randomUUID())
  const ask = (token?: string) =>
    ground.api.ask(call.method.toUpperCase(), nowhere(), {
      ...(token && { token }),
      ...(call.body && { body: {} }),
      headers: { 'idempotency-key': randomUUID() },
    })

  test(`${name} lets nobody in without a token, and each role as the permissions say`, async () => {
    const stranger = await ask()
    assert.equal(stranger.status, 401, stranger.text)
    const token = tokens.get(roleFor(asking)) ?? ''
    const wrong = await ask(token.replace(/.$/, last => (last === 'A' ? 'B' : 'A')))
    assert.equal(wrong.status, 401, wrong.text)
    table.tell(name, 'no token', '401')
    for (const role of roles) {
      const { status, errors } = await ask(tokens.get(role))
      const isShut = status === 403 && errors[0]?.code === 'not-allowed'
      assert.equal(isShut, !allows(asking, role), `${role}: ${status} ${errors[0]?.code}`)
      assert.notEqual(status, 500)
    }
    const letIn = roles.filter(role => allows(asking, role))
    table.tell(name, 'roles let in', `${letIn.length} of ${roles.length}`)
  })
}

test('it changes nothing for whoever is not let in', async t => {
  assert.deepEqual(await ground.content(), before)
  t.diagnostic(`without a person's token, and tried by hand: ${others.join(', ')}`)
})

leavesNoGap(table)
