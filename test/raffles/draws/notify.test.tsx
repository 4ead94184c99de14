import { expect } from 'chai'
import {
  completeDraw,
  confirmedWinner,
  jackpotPrize,
} from '../../../stories/raffles/draw-fixtures.ts'
import { control, placeDraw } from './drawing.ts'

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
