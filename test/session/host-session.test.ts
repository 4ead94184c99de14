import { expect } from 'chai'
import { createHttp } from '../../src/core/http.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { createHostSession, tokenFromUrl } from '../../src/core/session/host-session.ts'
import { fakeApi, onWire } from '../../stories/support/fake-api.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { thingCalls } from '../support/thing-calls.ts'

const words = { badAnswer: () => '', tooMany: () => '' }
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
const person = (id: string) => ({
  id: `00000000-0000-4000-8000-0000000000${id}`,
  name: 'Eva Muise',
  email: 'eva@example.org',
  organizationName: 'Tern Cove Hospice Society',
  organizationUuid: '00000000-0000-4000-8000-000000000001',
  roles: ['account owner', 'a role of next year'],
})

function hosted(tokens: { token: string; expiresAt: string }[]) {
  const api = fakeApi()
  let passed = 0
  api.answer(sessionCalls.get, call =>
    person(call.headers.get('authorization')?.includes('second') ? 'a2' : 'a1'),
  )
  const asked: unknown[] = []
  const session = createHostSession(
    () => http,
    async request => {
      asked.push(request)
      const next = tokens.length > 1 ? tokens.shift() : tokens[0]
      if (!next) throw new Error('The host gives no token')
      return next
    },
    () => Date.now() + passed,
  )
  const http = createHttp({
    apiUrl: api.origin,
    client: 'dashboard/test',
    language: () => 'en',
    words: () => words as never,
    token: session.token,
    onUnauthorized: session.expire,
  })
  function pass(count: number) {
    passed += count * 60_000
  }
  return { api, http, session, asked, pass }
}

describe('a host’s session', () => {
  it('asks once for a token that many calls need at the same time', async () => {
    const { session, asked } = hosted([
      { token: 'first-token-first-token', expiresAt: minutes(15) },
    ])
    await session.start()
    await Promise.all([session.token(), session.token(), session.token()])
    expect(asked).to.deep.equal([{}])
  })

  it('keeps only the roles that this build knows', async () => {
    const { session } = hosted([{ token: 'first-token-first-token', expiresAt: minutes(15) }])
    await session.start()
    const current = session.$session.get()
    expect(current.state === 'signed-in' && current.user.roles).to.deep.equal(['account owner'])
  })

  it('renews a token that is about to end, once for everybody, and follows a change of person', async () => {
    const { session, asked, pass } = hosted([
      { token: 'first-token-first-token', expiresAt: minutes(15) },
      { token: 'second-token-second-token', expiresAt: minutes(29) },
    ])
    await session.start()
    pass(14.1)
    const [one, two] = await Promise.all([session.token(), session.token()])
    expect([one, two]).to.deep.equal(['second-token-second-token', 'second-token-second-token'])
    expect(asked).to.have.length(2)
    await waitFor(() => {
      const current = session.$session.get()
      return current.state === 'signed-in' && current.user.id === person('a2').id
    }, 'the other person')
  })

  it('is expired when the API answers 401, and asks for another token on the next start', async () => {
    const { api, http, session, asked } = hosted([
      { token: 'first-token-first-token', expiresAt: minutes(15) },
    ])
    await session.start()
    api.answer(thingCalls.remove, onWire({ status: 401, body: {} }))
    await http.ask(thingCalls.remove, {}).catch(() => undefined)
    expect(session.$session.get().state).to.equal('expired')
    await session.start()
    expect(session.$session.get().state).to.equal('signed-in')
    expect(asked).to.have.length(2)
  })

  it('asks for the other organisation when switching, and stays where it was when the host refuses', async () => {
    const { session, asked } = hosted([
      { token: 'first-token-first-token', expiresAt: minutes(15) },
    ])
    await session.start()
    await session.switchOrganization('00000000-0000-4000-8000-000000000002')
    expect(asked[1]).to.deep.equal({ organizationId: '00000000-0000-4000-8000-000000000002' })
    expect(session.$session.get().state).to.equal('signed-in')
  })

  it('renews the token of the organisation it was switched to', async () => {
    const other = { organizationId: '00000000-0000-4000-8000-000000000002' }
    const { session, asked, pass } = hosted([
      { token: 'first-token-first-token', expiresAt: minutes(15) },
    ])
    await session.start()
    await session.switchOrganization(other.organizationId)
    pass(14.1)
    await session.token()
    expect(asked).to.deep.equal([{}, other, other])
  })

  it('renews the token of its own organisation when the host refused another', async () => {
    const { session, asked, pass } = hosted([
      { token: 'first-token-first-token', expiresAt: minutes(15) },
      { token: 'short', expiresAt: 'soon' },
      { token: 'first-token-first-token', expiresAt: minutes(29) },
    ])
    await session.start()
    const refused = '00000000-0000-4000-8000-000000000002'
    await session.switchOrganization(refused).catch(() => undefined)
    pass(14.1)
    await session.token()
    expect(asked).to.deep.equal([{}, { organizationId: refused }, {}])
  })

  it('is expired, and says why, when the host gives nothing or nonsense', async () => {
    const nothing = hosted([])
    const reason = await nothing.session.start().catch((error: Error) => error.message)
    expect(reason).to.equal('The host gives no token')
    expect(nothing.session.$session.get().state).to.equal('expired')
    const nonsense = hosted([{ token: 'short', expiresAt: 'soon' }])
    const fault = await nonsense.session.start().catch((error: Error) => error.message)
    expect(fault).to.contain('getToken must answer { token, expiresAt }')
  })

  it('signs nobody in and stores nothing', async () => {
    const before = JSON.stringify(localStorage)
    const { session } = hosted([{ token: 'first-token-first-token', expiresAt: minutes(15) }])
    await session.start()
    const fault = await session
      .signIn({ email: 'a@b.ca', password: 'x' })
      .catch((error: Error) => error.name)
    expect(fault).to.equal('ConfigError')
    expect(JSON.stringify(localStorage)).to.equal(before)
  })

  it('refuses a token-url on another origin before anything is sent', async () => {
    const api = fakeApi()
    const fault = await tokenFromUrl('https://elsewhere.example/token')({}).catch(
      (error: Error) => error.message,
    )
    expect(fault).to.contain('own origin')
    expect(api.calls).to.have.length(0)
  })
})
