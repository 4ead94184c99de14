import { expect } from 'chai'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import {
  allReached,
  completeDraw,
  confirmedWinner,
  jackpotPrize,
} from '../../../stories/raffles/draw-fixtures.ts'
import { endedRaffle } from '../../../stories/raffles/ended-raffle.ts'
import { answerTo, at } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { click, press } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { control, done, field, placeDraw } from './drawing.ts'

const reached = {
  draw: completeDraw,
  prizes: [{ ...jackpotPrize, confirmedCount: 1 }],
  winners: [confirmedWinner],
}

/** Where the link with these words leads. */
async function addressOf(words: string, locale: 'en' | 'fr'): Promise<string | null> {
  const scene = await placeDraw(reached, { locale })
  return (await control(scene, '[data-step="notify"] a', words)).getAttribute('href')
}

describe('reaching a winner', () => {
  it('is the current step until each is reached or can’t be; closing lists who is left', async () => {
    const scene = await placeDraw(
      { ...reached, raffle: { ...endedRaffle, confirmedJackpotWinners: 1, prizesUnconfirmed: 0 } },
      {
        server: state => [
          answerTo(at(winnerCalls.contact, { id: confirmedWinner.id }), () => {
            state.world = { ...state.world, draw: { ...completeDraw, unreached: allReached } }
            return done
          }),
        ],
      },
    )
    const current = () => seen(scene.root.querySelector('.rd-step-current .rd-step-title'))
    expect(current()).to.equal('Notify')
    expect(seen(scene.root)).to.include('1 winner is still to be reached.')
    const close = scene.root.querySelector('[data-step="close"]')
    expect(close?.querySelectorAll('.rd-condition')).to.have.length(4)
    expect(seen(close)).to.include('Closing doesn’t wait for it.')
    expect(seen(close)).to.include('Ticket 10482, Jackpot')
    const box = await field(scene, /can’t be reached/)
    box.focus()
    await press('Space')
    await click(await control(scene, '[data-step="notify"] [type="submit"]', /^Log the attempt/))
    await waitFor(() => current() === 'Close the raffle', 'the next step')
    expect(scene.written[0]?.call.body).to.deep.include({ reached: false, unreachable: true })
    expect(seen(scene.root.querySelector('[data-step="close"]'))).to.not.include('Closing')
    expect(seen(scene.root)).to.include('Every winner was reached, or can’t be.')
  })

  it('calls the winner by a click on the number', async () => {
    expect(await addressOf('(902) 555-0142', 'en')).to.equal('tel:+19025550142')
  })

  it('writes the number as French does', async () => {
    expect(await addressOf('902 555-0142', 'fr')).to.equal('tel:+19025550142')
  })

  it('writes to the winner by a click on the address', async () => {
    const email = 'rosalie.thibodeau@example.org'
    expect(await addressOf(email, 'en')).to.equal(`mailto:${email}`)
  })
})
