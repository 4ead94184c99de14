import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { createSharedSession } from '../../src/core/session/shared-session.ts'
import { createStandaloneSession } from '../../src/core/session/standalone-session.ts'
import { storedSession } from './browser.ts'

const former = storedSession('former-token-of-twenty-characters')
const newer = storedSession('newer-token-of-twenty-characters')

test('a 401 that a former token still gets leaves the newer session alone; an end that nobody here asked for is told', async () => {
  const stored: unknown[] = []
  let signInElsewhere: Parameters<typeof createSharedSession>[0]['onChange'] = () => undefined
  const session = createStandaloneSession(
    () => assert.fail('nothing is asked of the API'),
    ({ onChange }) => {
      signInElsewhere = onChange
      return {
        open: async () => former,
        write: written => stored.push(written),
        clear: () => stored.push(null),
        close: () => undefined,
      }
    },
  )
  await session.start()
  signInElsewhere(newer)
  session.expire(former.token)
  assert.equal(session.$session.get().state, 'signed-in')
  assert.deepEqual(stored, [])
  session.expire(newer.token)
  assert.equal(session.$session.get().state, 'expired')
  assert.deepEqual(stored, [null])
  const ended = { state: 'anonymous', ended: true }
  await session.signOut()
  assert.deepEqual(session.$session.get(), ended, 'login says why')
  signInElsewhere(newer)
  signInElsewhere(null)
  assert.deepEqual(session.$session.get(), ended, 'of another tab’s sign-out, too')
})
