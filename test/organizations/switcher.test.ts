import { expect } from 'chai'
import { atom } from 'nanostores'
import { createSwitcher } from '../../src/core/organizations/switcher.ts'
import type { SessionStore } from '../../src/core/session/session.ts'
import { choices, personIn, ternCove } from '../../stories/support/fixtures.ts'

const other = choices[0]!

/** A desk that records switches; each `kind` of session behaves alike otherwise. */
function deskOf(kind: SessionStore['kind'], switchOrganization: (id: string) => Promise<void>) {
  const user = personIn(ternCove, 'account owner')
  const session = {
    kind,
    $session: atom({ state: 'signed-in', user }),
    switchOrganization,
  } as unknown as SessionStore
  return { session, $organization: atom(ternCove) }
}

describe('the switcher’s store', () => {
  it('reloads the page after a switch, standalone only', async () => {
    let reloads = 0
    const reload = () => {
      reloads += 1
    }
    await createSwitcher(
      deskOf('standalone', async () => undefined),
      reload,
    ).switchTo(other)
    expect(reloads).to.equal(1)
    await createSwitcher(
      deskOf('host', async () => undefined),
      reload,
    ).switchTo(other)
    expect(reloads).to.equal(1)
  })

  it('keeps the failure, and reloads nothing', async () => {
    const error = new Error('refused')
    const store = createSwitcher(
      deskOf('standalone', () => Promise.reject(error)),
      () => expect.fail('reloaded'),
    )
    await store.switchTo(other)
    expect(store.$state.get()).to.deep.equal({ state: 'failed', error })
    store.dismiss()
    expect(store.$state.get()).to.deep.equal({ state: 'idle' })
  })

  it('does nothing for the organisation it stands on', async () => {
    const store = createSwitcher(deskOf('host', () => expect.fail('switched')))
    const unwatch = store.$current.subscribe(() => undefined)
    await store.switchTo({ id: ternCove.id, name: ternCove.name })
    expect(store.$state.get()).to.deep.equal({ state: 'idle' })
    unwatch()
  })
})
