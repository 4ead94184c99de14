import { expect } from 'chai'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { detailOf, drawOf, gala, listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { at } from '../../../stories/support/fake-api.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const drawAt = new Date(Date.now() - 86_400_000).toISOString()
const begun = drawOf(gala, { stage: 'drawing', drawAt, picksCompleted: 1, pickTotal: 1 })
const somebody = '00000000-0000-4000-8000-0000000000b2'

/** Of a raffle whose winner was confirmed once by each of these. */
async function openView(role: Role, confirmedFirstBy: (me: string) => string[]) {
  const { desk, api } = fakeDesk({ roles: [role] })
  const session = desk.session.$session.get()
  const me = session.state === 'signed-in' ? session.user.id : ''
  const openDraws = [
    { id: begun.id, drawAt, confirmedFirstBy: confirmedFirstBy(me), winnersLeft: 0 },
  ]
  api.answer(
    at(raffleCalls.get, { id: gala.id }),
    detailOf({ ...gala, openDraws }, { draws: [begun] }),
  )
  api.answer(prizeCalls.list, listAnswer([]))
  api.answer(winnerCalls.list, listAnswer([]))
  const root = await placed('raffle', desk, { 'raffle-id': gala.id })
  await waitFor(() => root.querySelector('.rd-overview'), 'the overview')
  return { desk, root }
}

const toDraw = `/raffle/draw?raffle=${gala.id}&draw=${begun.id}`

describe('a raffle whose winner waits for a second person', () => {
  it('leads RB finance to the draw, who may be that person', async () => {
    const { root } = await openView('RB finance', () => [somebody])
    const words = 'A winner waits for your confirmation'
    expect(seen(root.querySelector('.rd-next'))).to.include(words)
    const link = root.querySelector('.rd-next a')
    expect(link?.getAttribute('href')).to.equal(toDraw)
    expect(seen(link)).to.equal('Show the draw')
  })

  it('leads nobody there who can’t be, nor RB finance where nothing waits', async () => {
    const seller = await openView('In Person Sales', () => [somebody])
    expect(seller.root.querySelector('.rd-next a')).to.equal(null)
    const finance = await openView('RB finance', () => [])
    expect(finance.root.querySelector('.rd-next a')).to.equal(null)
  })

  it('says the same in “Winners and draw” to whoever confirmed it first', async () => {
    const { desk, root } = await openView('account owner', me => [me])
    expect(seen(root.querySelector('.rd-next'))).to.include('Waiting for a second person')
    desk.location.update({ tab: 'winners' })
    const row = await waitFor(() => root.querySelector('.rd-draw-row'), 'the row')
    expect(seen(row)).to.include('Waiting for a second person')
    expect(seen(row.querySelector('a'))).to.equal('Show the draw')
  })

  it('says the usual step to everybody else', async () => {
    const { desk, root } = await openView('account owner', () => [somebody])
    desk.location.update({ tab: 'winners' })
    const row = await waitFor(() => root.querySelector('.rd-draw-row'), 'the row')
    expect(seen(row)).not.to.include('Waiting for a second person')
    expect(seen(row.querySelector('a'))).to.equal('Verify winners')
  })
})
