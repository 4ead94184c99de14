import { expect } from 'chai'
import type { Desk } from '../../src/core/desk.ts'
import { isOn } from '../../src/core/flag-state.ts'
import { paths } from '../../stories/support/paths.ts'
import type { SeenCall } from '../support/browser/fake-api.ts'
import { type TestDesk, testDesk } from '../support/browser/test-desk.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const identities = `${paths.flags}identities/`
const flagCalls = ({ api }: TestDesk) => api.calls.filter(call => call.path.startsWith(paths.flags))
const state = (desk: Desk) => desk.$flags.get().state

describe('flags', () => {
  it('are asked for with user, organisation, email and one true flag a role, spaces removed', async () => {
    const made = testDesk({ roles: ['RB admin', 'In Person Sales'] })
    await made.desk.start()
    const call = flagCalls(made).find(({ path }) => path === identities) as SeenCall
    const { identifier, traits } = call.body as {
      identifier: string
      traits: { trait_key: string; trait_value: unknown }[]
    }
    expect(identifier).to.equal('00000000-0000-4000-8000-0000000000a1')
    expect(Object.fromEntries(traits.map(t => [t.trait_key, t.trait_value]))).to.deep.equal({
      userId: '00000000-0000-4000-8000-0000000000a1',
      organizationId: '00000000-0000-4000-8000-000000000001',
      email: 'eva@example.org',
      RBadmin: true,
      InPersonSales: true,
    })
    expect(isOn(made.desk.$flags.get(), 'view-dashboard')).to.equal(true)
    made.desk.destroy()
  })

  it('are asked for in the same words at every poll, whatever the service makes of them', async () => {
    const made = testDesk({ roles: ['RB admin'], pollSeconds: 0.02 })
    // As Flagsmith's client would keep them: it lower-cases the names of what was answered.
    await made.desk.start()
    await waitFor(() => flagCalls(made).length > 2)
    const [first, ...polls] = flagCalls(made).map(call => call.body)
    for (const poll of polls) expect(poll).to.deep.equal(first)
    made.desk.destroy()
  })

  it('stay as they were when a poll is answered by something else', async () => {
    const { desk, api } = testDesk({ pollSeconds: 0.02 })
    await desk.start()
    const others = [
      '<!doctype html><title>Log in to the network</title>',
      {},
      { flags: null },
      null,
    ]
    for (const body of [...others, { flags: [{ feature: { name: 7 } }] }]) {
      api.answer('POST', identities, { body })
      const { length } = api.calls
      await waitFor(() => api.calls.length > length + 1)
      expect(isOn(desk.$flags.get(), 'view-dashboard'), JSON.stringify(body)).to.equal(true)
    }
    desk.destroy()
  })

  it('are asked for no more once the desk is gone', async () => {
    // Ended right after a poll, with none under way.
    const made = testDesk({ pollSeconds: 0.5 })
    await made.desk.start()
    await waitFor(() => flagCalls(made).length > 1)
    made.desk.destroy()
    const { length } = flagCalls(made)
    const other = testDesk({ pollSeconds: 0.5 })
    await other.desk.start()
    await waitFor(() => flagCalls(other).length > 2)
    other.desk.destroy()
    expect(flagCalls(made)).to.have.length(length)
  })

  it('are off where the service says so', async () => {
    const { desk } = testDesk({ flagsOff: ['view-dashboard'] })
    await desk.start()
    expect(isOn(desk.$flags.get(), 'view-dashboard')).to.equal(false)
    expect(isOn(desk.$flags.get(), 'view-orders')).to.equal(true)
    desk.destroy()
  })

  it('are all on in god mode', async () => {
    const { desk, api } = testDesk()
    const feature = { id: 1, name: 'god-mode', type: 'STANDARD' }
    api.answer('POST', identities, {
      body: {
        identifier: 'x',
        traits: [],
        flags: [{ id: 1, feature, enabled: true, feature_state_value: null }],
      },
    })
    await desk.start()
    expect(isOn(desk.$flags.get(), 'view-system-info')).to.equal(true)
    desk.destroy()
  })

  it('are not asked for before anybody has signed in, and cleared when they sign out', async () => {
    const made = testDesk()
    const { desk, setSession } = made
    const signedIn = desk.session.$session.get()
    setSession({ state: 'anonymous' })
    await desk.start()
    expect(flagCalls(made)).to.have.length(0)
    setSession(signedIn)
    await waitFor(() => state(desk) === 'ready')
    setSession({ state: 'anonymous' })
    expect(state(desk)).to.equal('cleared')
    desk.destroy()
  })

  it('are all off when the service is down, and the desk starts all the same', async () => {
    const { desk, api } = testDesk()
    api.answer('POST', identities, { status: 500, body: {} })
    await desk.start()
    expect(desk.$start.get().state).to.equal('ready')
    expect(state(desk)).to.equal('stale')
    expect(isOn(desk.$flags.get(), 'view-dashboard')).to.equal(false)
    desk.destroy()
  })

  it('are waited for three seconds at most, and still count when they come later', async () => {
    const { desk, api } = testDesk()
    let answerNow: () => void = () => undefined
    const late = new Promise<void>(resolve => {
      answerNow = resolve
    })
    const feature = { id: 1, name: 'view-dashboard', type: 'STANDARD' }
    api.answer('POST', identities, async () => {
      await late
      return { body: { identifier: 'x', traits: [], flags: [{ id: 1, feature, enabled: true }] } }
    })
    await desk.start()
    expect(state(desk)).to.equal('stale')
    answerNow()
    await waitFor(() => isOn(desk.$flags.get(), 'view-dashboard'))
    desk.destroy()
  })
})

describe('the desk', () => {
  it('fails to start when the organisation can’t be had, and starts on Retry', async () => {
    const { desk, api } = testDesk()
    const path = paths.organization('00000000-0000-4000-8000-000000000001')
    api.answer('GET', path, { status: 500, body: { errors: [{ code: 'DOWN', message: 'Down' }] } })
    await desk.start()
    expect(desk.$start.get().state).to.equal('failed')
    expect(desk.$subject.get()).to.equal(null)
    api.when('GET', path, {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Tern Cove Hospice Society',
      country: 'CA',
      enabledProducts: [],
      stripeConnectedAccountId: null,
      logo: null,
    })
    await desk.start()
    expect(desk.$start.get().state).to.equal('ready')
    expect(desk.$subject.get()).to.be.a('string')
    desk.destroy()
  })
})
