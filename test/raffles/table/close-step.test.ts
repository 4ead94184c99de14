/** Section 4, "Close button": every combination of its conditions, at the end of a draw. */
import { expect } from 'chai'
import { completeDraw, raffleId } from '../../../stories/raffles/draw-fixtures.ts'
import { endedRaffle } from '../../../stories/raffles/ended-raffle.ts'
import { seen } from '../../dashboard/placed.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { placeDraw } from '../draws/drawing.ts'
import { against, type Combination, rowFor, shownCombinations } from './close-combinations.ts'

describe('closing a raffle at the end of its draw', () => {
  for (const locale of ['en', 'fr'] as const) {
    it(`ticks and crosses each condition at the end of a draw, in ${locale}`, async () => {
      const shown =
        locale === 'en'
          ? shownCombinations
          : shownCombinations.filter(each => each.status === 'ended')
      const raffleOf = (of: Combination) => ({
        ...endedRaffle,
        ...rowFor(of, 1),
        id: raffleId,
        name: of.name,
      })
      const [first] = shown
      if (!first) throw new Error('No combination')
      const scene = await placeDraw(
        { draw: { ...completeDraw, raffleName: first.name }, raffle: raffleOf(first) },
        { role: 'raffle admin', locale },
      )
      const inLanguage = locale === 'en' ? 'The jackpot is zero.' : 'La cagnotte est nulle.'
      await waitFor(() => seen(scene.root).includes(inLanguage), 'the language')
      for (const combination of shown) {
        scene.world = {
          draw: { ...completeDraw, raffleName: combination.name },
          raffle: raffleOf(combination),
        }
        document.dispatchEvent(new Event('visibilitychange'))
        await waitFor(
          () => seen(scene.root).includes(combination.name),
          `combination ${combination.name}`,
        )
        const step = scene.root.querySelector('[data-step="close"]')
        const lines = [...(step?.querySelectorAll<HTMLElement>('.rd-condition') ?? [])]
        const said = lines.map(line => line.querySelector('.rd-condition-why')?.textContent ?? null)
        const reasons = against(combination, locale)
        if (combination.status !== 'closed') {
          expect(said, combination.name).to.deep.equal(reasons)
          expect(
            lines.map(line => line.dataset.met),
            combination.name,
          ).to.deep.equal(reasons.map(reason => String(reason === null)))
        }
        const button = step?.querySelector<HTMLButtonElement>('.rd-draw-close > button')
        const expected =
          combination.status === 'closed'
            ? 'absent'
            : reasons.every(reason => reason === null)
              ? 'enabled'
              : 'disabled'
        const is = button ? (button.disabled ? 'disabled' : 'enabled') : 'absent'
        expect(is, combination.name).to.equal(expected)
      }
    })
  }
})
