import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { createSharedSession } from '../../src/core/session/shared-session.ts'
import { createStandaloneSession } from '../../src/core/session/standalone-session.ts'
import type { SafeStorage } from '../../src/core/storage.ts'
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

test('login that is a document of its own says as well that somebody was signed out, until they sign in or log out', async () => {
  const kept = new Map<string, string>()
  const perTab: SafeStorage = {
    read: key => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value).has(key),
    remove: key => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
  const opened = async (stands: typeof former | null) => {
    const shared = { write: () => undefined, clear: () => undefined, close: () => undefined }
    const session = createStandaloneSession(
      () => ({ ask: async () => undefined }) as never,
      () => ({ ...shared, open: async () => stands }),
      perTab,
    )
    await session.start()
    return session
  }
  const seller = await opened(former)
  seller.expire(former.token)
  await seller.signOut()
  const ended = { state: 'anonymous', ended: true }
  assert.deepEqual((await opened(null)).$session.get(), ended)
  assert.deepEqual((await opened(null)).$session.get(), ended, 'over a reload, too')
  const again = await opened(newer)
  assert.equal(again.$session.get().state, 'signed-in')
  await again.signOut()
  assert.deepEqual((await opened(null)).$session.get(), { state: 'anonymous' }, 'by Log Out')
})
