import { expect } from 'chai'
import type { Desk } from '../../src/core/desk.ts'
import { isOn } from '../../src/core/flag-state.ts'
import { organizationCalls } from '../../src/core/organizations/calls.ts'
import { at, type Call, onWire, refusal } from '../../stories/support/fake-api.ts'
import { type FakeDesk, fakeDesk, flagsEndpoint } from '../../stories/support/fake-desk.ts'
import { personIn, ternCove } from '../../stories/support/fixtures.ts'
import { inFull } from '../support/browser/full.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const flagCalls = ({ api }: FakeDesk) => api.asked(flagsEndpoint)
const state = (desk: Desk) => desk.$flags.get().state

describe('flags', () => {
  it('are asked for with user, organisation, email and one true flag a role, spaces removed', async () => {
    const made = fakeDesk({ roles: ['RB admin', 'In Person Sales'] })
    await made.desk.start()
    const call = flagCalls(made)[0] as Call
    const { identifier, traits } = call.body as {
      identifier: string
      traits: { trait_key: string; trait_value: unknown }[]
    }
    expect(identifier).to.equal(personIn(ternCove, 'RB admin').id)
    expect(Object.fromEntries(traits.map(t => [t.trait_key, t.trait_value]))).to.deep.equal({
      userId: personIn(ternCove, 'RB admin').id,
      organizationId: '00000000-0000-4000-8000-000000000001',
      email: 'eva.muise@example.org',
      RBadmin: true,
      InPersonSales: true,
    })
    expect(isOn(made.desk.$flags.get(), 'view-dashboard')).to.equal(true)
    made.desk.destroy()
  })

  it('are asked for in the same words at every poll, whatever the service makes of them', async () => {
    const made = fakeDesk({ roles: ['RB admin'], pollSeconds: 0.02 })
    // As Flagsmith's client would keep them: it lower-cases the names of what was answered.
    await made.desk.start()
    await waitFor(() => flagCalls(made).length > 2)
    const [first, ...polls] = flagCalls(made).map(call => call.body)
    for (const poll of polls) expect(poll).to.deep.equal(first)
    made.desk.destroy()
  })

  it('stay as they were when a poll is answered by something else', async () => {
    const { desk, api } = fakeDesk({ pollSeconds: 0.02 })
    await desk.start()
    const others = [
      '<!doctype html><title>Log in to the network</title>',
      {},
      { flags: null },
      null,
    ]
    for (const body of [...others, { flags: [{ feature: { name: 7 } }] }]) {
      api.answer(flagsEndpoint, onWire({ body }))
      const { length } = api.calls
      await waitFor(() => api.calls.length > length + 1)
      expect(isOn(desk.$flags.get(), 'view-dashboard'), JSON.stringify(body)).to.equal(true)
    }
    desk.destroy()
  })

  inFull('are asked for no more once the desk is gone', async () => {
    // Ended right after a poll, with none under way.
    const made = fakeDesk({ pollSeconds: 0.5 })
    await made.desk.start()
    await waitFor(() => flagCalls(made).length > 1)
    made.desk.destroy()
    const { length } = flagCalls(made)
    const other = fakeDesk({ pollSeconds: 0.5 })
    await other.desk.start()
    await waitFor(() => flagCalls(other).length > 2)
    other.desk.destroy()
    expect(flagCalls(made)).to.have.length(length)
  })

  it('are off where the service says so', async () => {
    const { desk } = fakeDesk({ flagsOff: ['view-dashboard'] })
    await desk.start()
    expect(isOn(desk.$flags.get(), 'view-dashboard')).to.equal(false)
    expect(isOn(desk.$flags.get(), 'view-orders')).to.equal(true)
    desk.destroy()
  })

  it('are all on in god mode', async () => {
    const { desk, api } = fakeDesk()
    const feature = { id: 1, name: 'god-mode', type: 'STANDARD' }
    api.answer(flagsEndpoint, {
      identifier: 'x',
      traits: [],
      flags: [{ id: 1, feature, enabled: true, feature_state_value: null }],
    })
    await desk.start()
    expect(isOn(desk.$flags.get(), 'view-system-info')).to.equal(true)
    desk.destroy()
  })

  it('are not asked for before anybody has signed in, and cleared when they sign out', async () => {
    const made = fakeDesk()
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
    const { desk, api } = fakeDesk()
    api.answer(flagsEndpoint, onWire({ status: 500, body: {} }))
    await desk.start()
    expect(desk.$start.get().state).to.equal('ready')
    expect(state(desk)).to.equal('stale')
    expect(isOn(desk.$flags.get(), 'view-dashboard')).to.equal(false)
    desk.destroy()
  })

  it('are waited for three seconds at most, and still count when they come later', async () => {
    const { desk, api } = fakeDesk()
    let answerNow: () => void = () => undefined
    const late = new Promise<void>(resolve => {
      answerNow = resolve
    })
    const feature = { id: 1, name: 'view-dashboard', type: 'STANDARD' }
    api.answer(flagsEndpoint, async () => {
      await late
      return { identifier: 'x', traits: [], flags: [{ id: 1, feature, enabled: true }] }
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
    const { desk, api } = fakeDesk()
    const path = at(organizationCalls.get, { id: '00000000-0000-4000-8000-000000000001' })
    api.answer(path, refusal(500, 'DOWN', 'Down'))
    await desk.start()
    expect(desk.$start.get().state).to.equal('failed')
    expect(desk.$subject.get()).to.equal(null)
    api.answer(path, {
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
