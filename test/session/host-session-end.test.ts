import { expect } from 'chai'
import { createHttp } from '../../src/core/http.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { createHostSession } from '../../src/core/session/host-session.ts'
import { fakeApi, onWire } from '../../stories/support/fake-api.ts'
import { nextFrame } from '../support/browser/wait-for.ts'
import { thingCalls } from '../support/thing-calls.ts'

const words = { unauthorized: 'Your session has ended.', tooMany: () => '' }
const person = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Eva Muise',
  email: 'eva@example.org',
  organizationName: 'Tern Cove Hospice Society',
  organizationUuid: '00000000-0000-4000-8000-000000000001',
  roles: ['account owner'],
}

/** A host whose tokens live as long as told, and that may refuse. Seconds pass when told. */
function hosted(lifeSeconds: number) {
  const api = fakeApi()
  api.answer(sessionCalls.get, person)
  const host = { asked: 0, refuses: false, now: 1_800_000_000_000 }
  const session = createHostSession(
    () => http,
    async () => {
      host.asked += 1
      if (host.refuses) throw new Error('The host gives no token')
      const expiresAt = new Date(host.now + lifeSeconds * 1000).toISOString()
      return { token: `token-number-${host.asked}-of-the-host`, expiresAt }
    },
    () => host.now,
  )
  const http = createHttp({
    apiUrl: api.origin,
    client: 'dashboard/test',
    language: () => 'en',
    words: () => words as never,
    token: session.token,
    onUnauthorized: session.expire,
  })
  const states: string[] = []
  session.$session.listen(({ state }) => states.push(state))
  function pass(seconds: number) {
    host.now += seconds * 1000
  }
  return { api, host, http, session, states, pass }
}

describe('the end of a host’s session', () => {
  it('asks for no second token at once when tokens are short or the clocks differ', async () => {
    for (const lifeSeconds of [30, 0, -3600]) {
      const { host, session } = hosted(lifeSeconds)
      await session.start()
      for (let call = 0; call < 5; call += 1) await session.token()
      await nextFrame()
      expect(host.asked).to.equal(1)
    }
  })

  it('goes on with the token in hand while the host refuses, until it ends', async () => {
    const { host, session, states, pass } = hosted(900)
    await session.start()
    host.refuses = true
    pass(850)
    expect(await session.token()).to.equal('token-number-1-of-the-host')
    expect(states).to.deep.equal(['signed-in'])
    pass(60)
    const fault = await session.token().catch((error: { failure: string }) => error.failure)
    expect(fault).to.equal('unauthorized')
    expect(states).to.deep.equal(['signed-in', 'expired'])
  })

  it('is one end, however many calls are answered 401', async () => {
    const { api, http, session, states } = hosted(900)
    await session.start()
    api.answer(thingCalls.remove, onWire({ status: 401, body: {} }))
    const calls = [1, 2, 3].map(() => http.ask(thingCalls.remove, {}).catch(() => undefined))
    await Promise.all(calls)
    expect(states).to.deep.equal(['signed-in', 'expired'])
  })

  it('is not brought about by a late 401 to a token that was renewed since', async () => {
    const { session, states, pass } = hosted(900)
    await session.start()
    const early = await session.token()
    pass(870)
    await session.token()
    session.expire(early)
    await nextFrame()
    expect(new Set(states)).to.deep.equal(new Set(['signed-in']))
  })

  it('leaves the host in peace until somebody starts again', async () => {
    const { api, host, http, session } = hosted(900)
    await session.start()
    session.expire()
    const message = await http.ask(thingCalls.remove, {}).catch((error: Error) => error.message)
    expect(message).to.equal(words.unauthorized)
    expect(host.asked).to.equal(1)
    expect(api.asked(thingCalls.remove)).to.have.length(0)
    await session.start()
    expect(host.asked).to.equal(2)
    expect(session.$session.get().state).to.equal('signed-in')
  })

  it('keeps person and token when switching fails halfway', async () => {
    const { api, session } = hosted(900)
    await session.start()
    const before = await session.token()
    api.answer(sessionCalls.get, onWire({ status: 500, body: {} }))
    await session.switchOrganization(person.organizationUuid).catch(() => undefined)
    expect(await session.token()).to.equal(before)
    expect(session.$session.get().state).to.equal('signed-in')
  })
})
