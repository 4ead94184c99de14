import { expect } from 'chai'
import {
  cashPrizes,
  drawingDraw,
  jackpotPrize,
  root as listRoot,
  lock,
  lockedDraw,
  openDraw,
  pickedDraw,
  pickedWinner,
  readinessBut,
  witnessedDraw,
} from '../../../stories/raffles/draw-fixtures.ts'
import { answerTo, refusal } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import { stubPrint } from '../../support/browser/stub-print.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { control, dialogOf, done, field, picks, placeDraw, step } from './drawing.ts'
import { closePrint } from './stub-run.ts'

const one = { ...jackpotPrize, picksCompleted: 1, locked: true }

function current(root: Element): string {
  return seen(root.querySelector('.rd-step-title[aria-current="step"]'))
}

async function focusOn(element: HTMLElement) {
  element.focus()
  await waitFor(() => focused() === element, 'the focus')
}

describe('the draw’s procedure', () => {
  it('crosses what stands in the way, says how to mend it, and keeps the lock shut', async () => {
    const { root } = await placeDraw({
      draw: {
        ...openDraw,
        readiness: readinessBut({ code: 'raffle-not-ended' }, { code: 'orders-pending', count: 3 }),
      },
    })
    expect(current(root)).to.equal('Readiness')
    const crossed = [...root.querySelectorAll('.rd-draw-line-notReady')].map(seen)
    expect(crossed).to.have.length(2)
    expect(crossed[0]).to.match(/^The raffle hasn’t ended\..*Open the raffle/)
    expect(root.querySelector('[data-step="lock"]')).to.equal(null)
  })

  it('locks with what is left out said explicitly, by keyboard alone', async () => {
    const scene = await placeDraw(
      { draw: { ...openDraw, readiness: readinessBut({ code: 'orders-pending', count: 3 }) } },
      {
        server: state => [
          answerTo(step('lock'), () => {
            state.world = { draw: { ...lockedDraw, locks: [lock] } }
            return done
          }),
        ],
      },
    )
    const button = await control(scene, 'button', 'Lock the list')
    expect((button as HTMLButtonElement).disabled).to.equal(true)
    const box = await field(scene, /Leave 3 pending orders out/)
    await focusOn(box)
    await press('Space')
    await waitFor(() => !(button as HTMLButtonElement).disabled, 'the button')
    expect(seen(scene.root)).to.not.match(/lines? stands? in the way/)
    expect(seen(scene.root)).to.include(
      'Nothing stands in the way. Left out: 3 orders that are pending.',
    )
    await focusOn(button)
    await press('Enter')
    const dialog = await waitFor(() => dialogOf(scene), 'the question')
    expect(seen(dialog)).to.include('3 orders that are pending')
    const sure = await waitFor(
      () => dialog.querySelector<HTMLElement>('button[type="submit"]'),
      'the answer',
    )
    await focusOn(sure)
    await press('Enter')
    await waitFor(() => current(scene.root) === 'Witness and entropy', 'the next step')
    expect(scene.written[0]?.call.body).to.deep.equal({ leaveOut: ['orders-pending'] })
    // The button is gone: the next key goes on in the step that follows.
    await waitFor(() => focused()?.getAttribute('data-step') === 'witness', 'the focus there')
    await expectNoAxeViolationsInFull(scene.root)
  })

  it('opens the field for entropy only after the receipt’s digits, and says a wrong code', async () => {
    const scene = await placeDraw(
      { draw: lockedDraw },
      {
        server: state => [
          answerTo(step('receipt'), ({ body }) => {
            const { code } = body as { code: string }
            if (code !== listRoot.slice(0, 8))
              return refusal(409, 'wrong-code', 'These are not the first 8 digits.')
            state.world = { draw: witnessedDraw }
            return done
          }),
        ],
      },
    )
    expect(seen(scene.root)).to.not.include('What was rolled')
    await focusOn(await field(scene, /Name of the witness/))
    await type('Noor Haddad')
    await press('Tab')
    await type('0000 0000')
    await press('Enter')
    await waitFor(
      () => seen(scene.root).includes('These are not the first 8 digits'),
      'the refusal',
    )
    const code = await field(scene, /First 8 digits/)
    await waitFor(() => focused() === code, 'the focus on the code')
    ;(code as HTMLInputElement).select()
    await type('4B1E 90C7')
    await press('Enter')
    await field(scene, /What was rolled/)
    expect(scene.written.at(-1)?.call.body).to.deep.equal({
      witness: 'Noor Haddad',
      code: '4b1e90c7',
    })
  })

  it('prints a receipt that tells the time by the raffle’s clock alone: the witness takes it along', async () => {
    const scene = await placeDraw({ draw: { ...lockedDraw, timeZone: 'Asia/Kathmandu' } })
    let paper = ''
    const restore = stubPrint(({ document: page }) => {
      paper = seen(page.body)
    })
    const print = await control(scene, 'button', 'Print receipt')
    await focusOn(print)
    await press('Enter')
    await waitFor(() => paper.includes('GMT+5:45'), 'the receipt')
    await closePrint()
    restore()
    expect(paper).to.not.include('your time')
  })

  it('shows dice as they will be kept, takes them once they are typed twice, blanks or none', async () => {
    const scene = await placeDraw(
      { draw: witnessedDraw },
      {
        server: state => [
          answerTo(step('entropy'), () => {
            state.world = { draw: drawingDraw }
            return done
          }),
        ],
      },
    )
    await focusOn(await field(scene, /What was rolled/))
    await type('7 1')
    await click(await control(scene, 'button', 'Record entropy'))
    await waitFor(() => seen(scene.root).includes('digits from 1 to 6'), 'the fault')
    const rolled = await field(scene, /What was rolled/)
    await waitFor(() => focused() === rolled, 'the focus')
    ;(rolled as HTMLInputElement).select()
    await type('4261352')
    await waitFor(() => seen(scene.root).includes('At least 12 rolls are needed.'), 'too few')
    await type(', 14 362')
    const kept = '4 2 6 1 3 5 2 1 4 3 6 2'
    await waitFor(
      () => seen(rolled.closest('.rd-field')).includes(`Recorded as: ${kept}`),
      'the form',
    )
    await click(await control(scene, 'button', 'Record entropy'))
    const dialog = await waitFor(() => dialogOf(scene), 'the question')
    expect(seen(dialog)).to.include('The first entry is final')
    const again = await waitFor(() => dialog.querySelector<HTMLElement>('input'), 'the second time')
    await focusOn(again)
    await type('42613521436')
    await press('Enter')
    expect(scene.written).to.have.length(0)
    await type('2')
    await press('Enter')
    await waitFor(() => current(scene.root) === 'Pick', 'picking')
    expect(scene.written[0]?.call.body).to.deep.include({ text: kept, kind: 'dice' })
  })
})

describe('picking', () => {
  it('asks once for a double click, shows nothing before the server has, and says the ticket', async () => {
    let answer = () => {}
    const scene = await placeDraw(
      { draw: drawingDraw },
      {
        server: state => [
          answerTo(picks, async () => {
            await new Promise<void>(resolve => {
              answer = resolve
            })
            state.world = { draw: pickedDraw, prizes: [one], winners: [pickedWinner] }
            return done
          }),
        ],
      },
    )
    await click(await control(scene, 'button', 'Pick winner: Jackpot'))
    const dialog = await waitFor(() => dialogOf(scene), 'the question')
    const sure = await waitFor(
      () => dialog.querySelector<HTMLElement>('button[type="submit"]'),
      'the answer',
    )
    sure.click()
    sure.click()
    await waitFor(() => scene.written.length === 1, 'the call')
    sure.click()
    expect(scene.root.querySelector('.rd-reveal')).to.equal(null)
    answer()
    const reveal = await waitFor(() => scene.root.querySelector('.rd-reveal-number'), 'the ticket')
    expect(seen(reveal)).to.equal('10482')
    expect(scene.written).to.have.length(1)
    const said = scene.root.querySelector('.rd-only-read-out[role="log"]')
    await waitFor(
      () => said?.textContent?.includes('Ticket 10482 is picked for Jackpot.'),
      'the announcement',
    )
    expect(current(scene.root)).to.equal('Verify and confirm')
  })

  it('says why the server refused, and keeps the question', async () => {
    const scene = await placeDraw(
      { draw: drawingDraw },
      {
        server: () => [answerTo(picks, refusal(409, 'prize-complete', 'All winners are picked.'))],
      },
    )
    await click(await control(scene, 'button', 'Pick winner: Jackpot'))
    const dialog = await waitFor(() => dialogOf(scene), 'the question')
    const sure = await waitFor(
      () => dialog.querySelector<HTMLElement>('button[type="submit"]'),
      'the answer',
    )
    sure.click()
    await waitFor(() => seen(dialogOf(scene)).includes('All winners are picked.'), 'the reason')
  })

  inFull('follows what another person does', async () => {
    const scene = await placeDraw({ draw: drawingDraw })
    expect(current(scene.root)).to.equal('Pick')
    scene.world = { draw: pickedDraw, prizes: [one], winners: [pickedWinner] }
    await waitFor(() => current(scene.root) === 'Verify and confirm', 'their pick')
    expect(seen(scene.root.querySelector('.rd-reveal-number'))).to.equal('10482')
  })

  inFull('goes on with a batch after a reload, and keeps what a failure left', async () => {
    const draw = { ...drawingDraw, pickTotal: 25, picksCompleted: 9, picksPending: 16 }
    const batch = { prizeId: cashPrizes.id, wanted: 25, done: 9, failed: false }
    const prize = { ...cashPrizes, picksCompleted: 9, picksPending: 16 }
    const scene = await placeDraw(
      { draw: { ...draw, batches: [batch] }, prizes: [prize] },
      {
        server: state => [
          answerTo(step('resume'), () => {
            state.world = {
              draw: { ...draw, picksCompleted: 25, picksPending: 0, batches: [] },
              prizes: [{ ...prize, picksCompleted: 25, picksPending: 0 }],
            }
            return done
          }),
        ],
      },
    )
    const bar = scene.root.querySelector('[role="progressbar"]')
    expect(bar?.getAttribute('aria-valuenow')).to.equal('9')
    expect(scene.root.querySelectorAll('[data-step="pick"] button')).to.have.length(0)
    scene.world = { draw: { ...draw, batches: [{ ...batch, failed: true }] }, prizes: [prize] }
    const resume = await control(scene, 'button', 'Resume picking')
    expect(seen(scene.root)).to.include('The batch stopped after 9 of 25. Those picks stand.')
    await focusOn(resume)
    await press('Enter')
    await waitFor(() => seen(scene.root).includes('25 of 25 picked'), 'the rest')
    const said = scene.root.querySelector('.rd-only-read-out[role="log"]')
    await waitFor(() => /16 tickets are picked/.test(said?.textContent ?? ''), 'the announcement')
  })

  it('offers no pick before the draw date', async () => {
    const scene = await placeDraw({
      draw: { ...drawingDraw, drawAt: '2026-11-21T16:00:00.000Z' },
    })
    expect(current(scene.root)).to.equal('Pick')
    expect(scene.root.querySelectorAll('[data-step="pick"] button')).to.have.length(0)
  })
})
