/**
 * "Pick winner" (docs/specification.md, section 4) on the server: draw date × winners that stand × a waiting rejection. All
 * dates in the rule's test (test/raffles/rules/pick) and in `npm run full`.
 */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inFull, samples } from '../../support/full.ts'
import { rafflePaths } from '../../support/paths.ts'
import {
  addRaffle,
  decide,
  endSales,
  openApi,
  pick,
  pickPath,
  prepareDraw,
  sellMany,
  step,
  type TestRaffle,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const quantity = 3
let entropies = 0

async function setDrawDate({ raffleId }: TestRaffle, drawAt: Date | null): Promise<void> {
  await api.db.updateTable('raffles').set({ drawAt }).where('id', '=', raffleId).execute()
}

/** Every combination that has to be refused while `standing` picks stand: nothing is picked by any of them. */
async function refuseAll(raffle: TestRaffle, prizeId: string, standing: number, awaits: boolean) {
  const at = api.now.getTime()
  const dates: [string, Date | null][] = [
    ['not reached', new Date(at + 1)],
    ['now', new Date(at)],
    ['none', null],
    ['passed', new Date(at - 1)],
  ]
  for (const [date, drawAt] of samples(dates, 2)) {
    await setDrawDate(raffle, drawAt)
    const isDue = date === 'now' || date === 'passed'
    for (const wanted of [1, 2, 3]) {
      const expected = !isDue
        ? 'draw-date-not-reached'
        : wanted > quantity - standing
          ? 'prize-complete'
          : awaits
            ? 'redraw-entropy-missing'
            : null
      if (expected === null) continue
      const answer = await raffle.post(pickPath(raffle, prizeId, wanted))
      const codes = answer.errors.map(({ code }) => code)
      const says = `${date}, ${standing} stand, ${awaits ? 'a rejection waits' : 'none waits'}, ${wanted}`
      assert.deepEqual([answer.status, codes], [409, [expected]], says)
    }
  }
  const rows = await api.db
    .selectFrom('winners')
    .select('status')
    .where('prizeId', '=', prizeId)
    .execute()
  assert.equal(rows.filter(({ status }) => status !== 'rejected').length, standing)
}

for (const date of ['now', 'passed'] as const) {
  const one = date === 'now' ? test : inFull
  one(
    `it picks while the draw date is ${date === 'now' ? 'this very moment' : 'over'}, and refuses all else`,
    async () => {
      const raffle = await addRaffle(api)
      const made = await raffle.post(rafflePaths.prizes, {
        eventId: raffle.raffleId,
        name: 'Three of these',
        quantity,
      })
      const { id: prizeId } = (made.json as { data: { id: string } }).data
      await sellMany(raffle, 20)
      await endSales(raffle)
      await prepareDraw(raffle)
      for (let standing = 0; standing < quantity; standing += 1) {
        await refuseAll(raffle, prizeId, standing, false)
        await setDrawDate(raffle, new Date(api.now.getTime() - (date === 'now' ? 0 : 1)))
        const winner = await pick(raffle, prizeId)
        await decide(raffle, winner, {
          status: 'rejected',
          reason: 'board-or-staff',
          note: 'Board',
        })
        await refuseAll(raffle, prizeId, standing, true)
        entropies += 1
        const entropy = await step(raffle, 'entropy', {
          kind: 'words',
          text: `harbour lantern seven bells at dusk ${entropies}`,
          witness: 'Ada Muise',
          redrawReason: 'On the board',
        })
        assert.equal(entropy.status, 200, entropy.text)
        await setDrawDate(raffle, new Date(api.now.getTime() - (date === 'now' ? 0 : 1)))
        await pick(raffle, prizeId)
      }
      await refuseAll(raffle, prizeId, quantity, false)
    },
  )
}
