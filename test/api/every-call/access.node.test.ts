/** Who is let in: nobody without a token, and each role as it was agreed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roles } from '../../../src/core/session/role.ts'
import { agreedRoles } from './agreed-roles.ts'
import { allows, asked, isWrite, others, roleFor } from './contracts.ts'
import { openGround } from './ground.ts'
import { leavesNoGap, tableOf } from './table.ts'
import type { Example } from './world.ts'

const ground = await openGround({ isShared: true })
const tokens = new Map(
  await Promise.all(roles.map(async role => [role, await ground.token(role)] as const)),
)
const examples = new Map<string, Example>()
let before: Awaited<ReturnType<typeof ground.content>>
const table = tableOf(
  asked.map(({ name }) => name),
  ['no token', ...roles],
)

test('every call has a case', async () => {
  for (const asking of asked) examples.set(asking.name, await ground.example(asking))
  before = await ground.content()
})

for (const asking of asked) {
  const { name } = asking

  test(`${name} lets nobody in without a token, and each role as was agreed`, async () => {
    const ask = (token: string | null) => ground.ask(asking, examples.get(name) ?? {}, { token })
    const token = tokens.get(roleFor(asking)) ?? ''
    for (const wrong of [null, token.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))]) {
      const stranger = await ask(wrong)
      assert.equal(stranger.status, 401, stranger.text)
    }
    table.tell(name, 'no token', '401')

    const agreed = agreedRoles[name]
    // Of a colleague's there is nothing to see: 404.
    const isOfOneself = /^GET .*(jobs|bulks|unpaid-orders|ticket-prints\/)/.test(name)
    // An agent's own orders are all that there are to them.
    const hidesOthers =
      isOfOneself ||
      name.includes('order-group') ||
      name.includes('order-tags/') ||
      /\/orders(\/:id(\/email|\/notes)?|\/bulks\/:id\/begin)?$/.test(name)
    const letIn = agreed === 'everyone' ? roles : agreed
    for (const role of roles) {
      const isIn = letIn.includes(role)
      assert.ok(!isIn || allows(asking, role), `${role} is not let in by the contract`)
      // What changes something, be it the log, is done in writes.node.test.ts; a look at the health leaves its mark.
      if (isIn && (isWrite(asking) || /export$|buyers\/recent$|system.*\/info$/.test(name))) {
        table.tell(name, role, 'may')
        continue
      }
      const { status, errors } = await ask(tokens.get(role) ?? '')
      const said = `${role}: ${status} ${errors[0]?.code}`
      if (isIn) assert.ok(status < 300 || isOfOneself, said)
      else assert.ok(status === 403 || (status === 404 && hidesOthers), said)
      table.tell(name, role, status)
    }
  })
}

test('it changes nothing for whoever is not let in', async t => {
  assert.deepEqual(await ground.content(), before)
  t.diagnostic(`without a person's token, and tried by hand: ${others.join(', ')}`)
})

leavesNoGap(table)
