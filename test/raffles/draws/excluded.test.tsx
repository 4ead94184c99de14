import { expect } from 'chai'
import { excludedCalls } from '../../../src/core/raffles/excluded/calls.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import {
  drawingDraw,
  jackpotPrize,
  pickedDraw,
  rejectedWinner,
  verifiedWinner,
} from '../../../stories/raffles/draw-fixtures.ts'
import { excludedPeople, flaggedWinner } from '../../../stories/raffles/excluded-fixtures.ts'
import { answerTo, at, pageOf } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { control, dialogOf, done, field, placeDraw, type Scene } from './drawing.ts'

const prizes = [{ ...jackpotPrize, picksCompleted: 1, locked: true }]
const { flags, sameBuyer } = flaggedWinner
const decide = at(winnerCalls.decide, { id: flaggedWinner.id })
const rejectAll = at(winnerCalls.rejectBuyer, { id: flaggedWinner.id })

async function inQuestion(scene: Scene, selector: string): Promise<HTMLElement> {
  return waitFor(() => dialogOf(scene)?.querySelector<HTMLElement>(selector), selector)
}

/** Opens a list of choices with the keyboard and takes its first. */
async function chooseFirst(scene: Scene, choice: HTMLElement) {
  choice.focus()
  await press('ArrowDown')
  const option = await waitFor(
    () => scene.element.shadowRoot?.querySelector<HTMLElement>('[role="option"]'),
    'the first reason',
  )
  await waitFor(() => focused() === option, 'the focus on it')
  await press('Enter')
}

describe('a ticket whose buyer is flagged', () => {
  it('says so, and is confirmed with a reason only', async () => {
    const winners = [{ ...verifiedWinner, flags }]
    const scene = await placeDraw(
      { draw: pickedDraw, prizes, winners },
      { server: () => [answerTo(decide, done)] },
    )
    const box = scene.root.querySelector('.rd-winner-flags')
    expect(seen(box)).to.include(
      'Ticket 2217 of the same buyer was rejected: On the board or staff',
    )
    expect(seen(box)).to.include('The same email address.')
    expect(seen(box)).to.include('Check whether it is this buyer.')
    await click(await control(scene, 'button', /^Confirm winner/))
    const why = await field(scene, /Why this ticket wins all the same/)
    ;(await inQuestion(scene, 'button[type="submit"]')).click()
    await waitFor(() => focused() === why, 'the focus on the reason')
    expect(scene.written).to.have.length(0)
    await type('Another Rosalie: passport seen')
    ;(await inQuestion(scene, 'button[type="submit"]')).click()
    await waitFor(() => scene.written.length === 1, 'the confirmation')
    expect(scene.written[0]?.call.body).to.deep.include({
      status: 'confirmed',
      note: 'Another Rosalie: passport seen',
    })
  })

  it('is rejected together with the buyer’s other picks, unless somebody unticks that', async () => {
    const scene = await placeDraw(
      { draw: pickedDraw, prizes, winners: [{ ...flaggedWinner, sameBuyer }] },
      { server: () => [answerTo(rejectAll, []), answerTo(decide, done)] },
    )
    await click(await control(scene, 'button', 'Reject ticket 10482'))
    expect(seen(dialogOf(scene))).to.not.include('other picked tickets')
    await chooseFirst(scene, await inQuestion(scene, '.rd-choice-button'))
    await waitFor(
      () => seen(dialogOf(scene)).includes('other picked tickets too: 731, 9008'),
      'both',
    )
    const what = await field(scene, /What happened/)
    what.focus()
    await type('On the board.')
    await expectNoAxeViolationsInFull(await inQuestion(scene, 'form'))
    ;(await inQuestion(scene, 'button[type="submit"]')).click()
    await waitFor(() => scene.written.length === 1, 'the rejection')
    expect(scene.written[0]?.endpoint).to.equal(rejectAll)
    expect(scene.written[0]?.call.body).to.deep.equal({
      reason: 'board-or-staff',
      note: 'On the board.',
      version: 1,
    })
  })
})

describe('the list of excluded people', () => {
  it('takes a rejected buyer, shows who is in it, and lets them off again', async () => {
    let listed = [...excludedPeople]
    const [first, second] = excludedPeople
    const people = [
      answerTo(excludedCalls.list, () => pageOf(listed)),
      answerTo(excludedCalls.exclude, () => {
        listed = [{ ...excludedPeople[0]!, id: rejectedWinner.id, name: 'Devon Okafor' }, ...listed]
        return listed[0]!
      }),
      answerTo(at(excludedCalls.include, { id: second?.id ?? '' }), () => {
        listed = listed.filter(({ id }) => id !== second?.id)
        return undefined
      }),
    ]
    const scene = await placeDraw(
      { draw: { ...drawingDraw, awaitsEntropyFor: rejectedWinner.id }, winners: [rejectedWinner] },
      { server: () => people },
    )
    await click(await control(scene, 'button', /Add the buyer .*2217/))
    const name = (await field(scene, /^Name(?! of)/)) as HTMLInputElement
    expect(name.value).to.equal('Devon Okafor')
    expect(((await field(scene, /^Email/)) as HTMLInputElement).value).to.include('devon.okafor@')
    await waitFor(() => seen(dialogOf(scene)).includes(first?.name ?? '-'), 'the list')
    await expectNoAxeViolationsInFull(await inQuestion(scene, '.rd-excluded-drawer'))
    await click(await control(scene, 'button', 'Add to the list'))
    await waitFor(() => seen(dialogOf(scene)).includes('Devon Okafor'), 'that he is in it')
    expect(
      scene.written.find(({ endpoint }) => endpoint === excludedCalls.exclude)?.call.body,
    ).to.deep.include({
      name: 'Devon Okafor',
      email: 'devon.okafor@example.org',
      phone: null,
      reason: 'board-or-staff',
      note: 'Sits on the board since June.',
      eventId: rejectedWinner.eventId,
    })
    await waitFor(() => focused() === name && name.value === '', 'the next one')
    await click(await control(scene, 'button', 'Add to the list'))
    await waitFor(() => seen(dialogOf(scene)).includes('Give the name.'), 'the fault')

    await click(await control(scene, 'button', `Take off the list: ${second?.name}`))
    const sure = await waitFor(
      () =>
        scene.element.shadowRoot?.querySelector<HTMLElement>(
          '[role="alertdialog"] button[type="submit"]',
        ),
      'the question',
    )
    sure.click()
    await waitFor(() => !seen(dialogOf(scene)).includes(second?.name ?? '-'), 'that she is off it')
    await waitFor(() => focused()?.getAttribute('aria-label') === 'People in the list', 'the focus')
  })
})
