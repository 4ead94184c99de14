import { expect } from 'chai'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import type { Prize } from '../../../src/core/raffles/prizes/prize.ts'
import {
  grandPrize,
  prizeRaffle,
  quiltPrize,
  samplePrizes,
  truck,
} from '../../../stories/raffles/prize-fixtures.ts'
import { listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { answerTo, at, type Call, onWire, refusal } from '../../../stories/support/fake-api.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import type { PlacedKit } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'
import { inScope, named, placePrizes } from './place-prizes.tsx'

const names = ({ root }: PlacedKit) =>
  [...root.querySelectorAll('.rd-prize-name')].map(each => each.textContent)
const handleOf = ({ root }: PlacedKit, { id }: Prize) =>
  root.querySelector<HTMLElement>(`[data-id="${id}"] [data-part="handle"]`)!
describe('the prizes of a raffle', () => {
  it('shows each with its status, and asks for the tickets of each draw once', async () => {
    const { kit, counted } = await placePrizes()
    await waitFor(() => !kit.root.querySelector('.rd-prize-tickets .rd-skeleton'))
    const draws = new Set(samplePrizes.map(({ drawId }) => drawId))
    expect(counted).to.have.length(draws.size)
    expect(
      [...kit.root.querySelectorAll('.rd-status')].map(each => each.textContent),
    ).to.deep.equal(['Not drawn yet', '1 of 1 confirmed', 'Picking: 11 of 25', 'Not drawn yet'])
    expect(kit.root.textContent).to.include('14 picks still to come')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('asks for the tickets again when the raffle’s own figures change', async () => {
    const { kit, counted, showRaffle } = await placePrizes()
    await waitFor(() => !kit.root.querySelector('.rd-prize-tickets .rd-skeleton'))
    const once = [...counted]
    showRaffle({ ...prizeRaffle })
    showRaffle({ ...prizeRaffle, ticketsSold: prizeRaffle.ticketsSold + 40 })
    await waitFor(() => counted.length === 2 * once.length)
    expect(counted).to.deep.equal([...once, ...once])
    expect(kit.root.querySelector('.rd-prize-tickets .rd-skeleton')).to.equal(null)
  })

  it('sends an order made by keyboard at once', async () => {
    const sent: Call[] = []
    const order = [truck, grandPrize, ...samplePrizes.slice(2)]
    const { kit } = await placePrizes({
      answers: [
        answerTo(prizeCalls.list, () => listAnswer(sent.length > 0 ? order : samplePrizes)),
        answerTo(prizeCalls.reorder, call => {
          sent.push(call)
          return order
        }),
      ],
    })
    handleOf(kit, truck).focus()
    await press('Enter', 'ArrowUp', 'Enter')
    await waitFor(() => sent.length === 1)
    expect(sent[0]?.body).to.deep.equal({
      eventId: prizeRaffle.id,
      order: order.map(({ id }) => id),
    })
    expect(names(kit)[0]).to.equal(truck.name)
    expect(focused()).to.equal(handleOf(kit, truck))
  })

  it('puts an order back that the server refuses', async () => {
    const { kit } = await placePrizes({
      answers: [
        answerTo(prizeCalls.reorder, refusal(409, 'raffle-closed', 'The raffle is closed.')),
      ],
    })
    handleOf(kit, truck).focus()
    await press('Enter', 'ArrowUp', 'Enter')
    await waitFor(() => kit.root.querySelector('[role="alert"]') !== null)
    expect(names(kit)[0]).to.equal(grandPrize.name)
  })

  it('adds a prize by keyboard, with the raffle’s dates where none is given', async () => {
    const sent: Call[] = []
    const { kit } = await placePrizes({
      answers: [
        answerTo(prizeCalls.create, call => {
          sent.push(call)
          return { ...quiltPrize, name: 'Kayak' }
        }),
      ],
    })
    kit.root.querySelector<HTMLElement>('[data-part="add"]')!.focus()
    await press('Enter')
    await waitFor(() => inScope(kit, '.rd-record-form input') !== null)
    inScope(kit, '.rd-record-form input')!.focus()
    await type('Kayak')
    inScope(kit, '.rd-record-form input[inputmode="decimal"]')!.focus()
    await type('1250')
    inScope(kit, 'button[type="submit"]')!.focus()
    await press('Enter')
    await waitFor(() => sent.length === 1)
    expect(sent[0]?.body).to.deep.include({
      name: 'Kayak',
      valueCents: 125_000,
      quantity: 1,
      cutoffAt: null,
      drawDate: null,
      winnersStayIn: true,
    })
    await waitFor(() => inScope(kit, '.rd-record-form') === null)
  })

  it('says why the grand prize and a picked one can’t be deleted', async () => {
    const { kit } = await placePrizes()
    for (const [prize, reason] of [
      [grandPrize, 'The jackpot or grand prize can’t be deleted.'],
      [truck, 'A winner has been picked for this prize.'],
    ] as const) {
      await click(kit.root.querySelector(`[data-id="${prize.id}"] .rd-reorder-more`)!)
      await waitFor(() => named(kit, '[role="menuitem"]', 'Delete prize') !== undefined)
      expect(kit.scope.querySelector('[role="menu"]')?.textContent).to.include(reason)
      await press('Escape')
      await waitFor(() => kit.scope.querySelector('[role="menu"]') === null)
    }
  })

  it('deletes a prize after asking; a second try after a lost answer has the same key', async () => {
    const keys: (string | null)[] = []
    const { kit } = await placePrizes({
      answers: [
        answerTo(at(prizeCalls.remove, { id: quiltPrize.id }), ({ headers }) => {
          keys.push(headers.get('idempotency-key'))
          return onWire({ status: keys.length === 1 ? 500 : 200, body: {} })
        }),
      ],
    })
    await click(kit.root.querySelector(`[data-id="${quiltPrize.id}"] .rd-reorder-more`)!)
    await waitFor(() => named(kit, '[role="menuitem"]', 'Delete prize') !== undefined)
    await click(named(kit, '[role="menuitem"]', 'Delete prize')!)
    await waitFor(
      () => named(kit, '[role="alertdialog"]', `Delete ${quiltPrize.name}?`) !== undefined,
    )
    expect(keys).to.deep.equal([])
    await click(named(kit, '[role="alertdialog"] button', 'Delete prize')!)
    await waitFor(() => kit.scope.querySelector('[role="alertdialog"] [role="alert"]') !== null)
    await click(named(kit, '[role="alertdialog"] button', 'Try again')!)
    await waitFor(() => keys.length === 2)
    expect(keys[0]).to.match(/^[0-9a-f]{32}$/)
    expect(keys[1]).to.equal(keys[0])
    await waitFor(() => kit.scope.querySelector('[role="alertdialog"]') === null)
  })
})
