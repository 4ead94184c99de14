import { expect } from 'chai'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import {
  finalDrawId,
  openDraw,
  raffleId,
  readinessBut,
  unpaidOrders,
} from '../../../stories/raffles/draw-fixtures.ts'
import { answerTo, at } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { focused, press } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { control, dialogOf, done, field, placeDraw, type Scene } from './drawing.ts'

const list = at(orderCalls.unpaid, { id: finalDrawId })
const clear = orderCalls.clearCheques
const cheques = (count: number) => ({
  ...openDraw,
  readiness: readinessBut(...(count > 0 ? [{ code: 'cheques-uncleared' as const, count }] : [])),
})

async function focusOn(element: HTMLElement) {
  element.focus()
  await waitFor(() => focused() === element, 'the focus')
}

async function open(scene: Scene, button: string): Promise<HTMLElement> {
  await focusOn(await control(scene, 'button', button))
  await press('Enter')
  return waitFor(() => {
    const dialog = dialogOf(scene)
    return dialog?.querySelector('.rd-unpaid-order') ? dialog : null
  }, 'the orders')
}

const submit = (scene: Scene) =>
  waitFor(
    () => dialogOf(scene)?.querySelector<HTMLElement>('button[type="submit"]'),
    'the button that records',
  )

describe('the orders that a draw waits for', () => {
  it('are named, and cheques are recorded as cleared one by one, by keyboard', async () => {
    let left = [...unpaidOrders]
    const scene = await placeDraw(
      { draw: cheques(2) },
      {
        server: state => [
          answerTo(list, () => left),
          answerTo(clear, ({ body }) => {
            const { orderIds } = body as { orderIds: readonly string[] }
            left = left.filter(({ id }) => !orderIds.includes(id))
            state.world = { ...state.world, draw: cheques(left.length) }
            return done
          }),
        ],
      },
    )
    const dialog = await open(scene, 'Show the cheques')
    const [first] = dialog.querySelectorAll('.rd-unpaid-order')
    expect(seen(first ?? null)).to.match(/^Order 7C21D0, Adélaïde Comeau\$50\.00 for 60 tickets/)
    await expectNoAxeViolationsInFull(dialog)
    await focusOn(await submit(scene))
    await press('Enter')
    await waitFor(() => seen(dialogOf(scene)).includes('Tick at least one'), 'the fault')
    await focusOn(await field(scene, /Adélaïde/))
    await press('Space')
    await waitFor(() => seen(dialogOf(scene)).includes('Record 1 as cleared'), 'the count')
    await focusOn(await submit(scene))
    await press('Enter')
    await waitFor(() => dialogOf(scene)?.querySelectorAll('.rd-unpaid-order').length === 1, 'one')
    expect(scene.written.find(({ endpoint }) => endpoint === clear)?.call.body).to.deep.equal({
      eventId: raffleId,
      orderIds: [unpaidOrders[0]?.id],
    })
    await waitFor(() => dialogOf(scene)?.contains(focused()), 'the focus in the drawer')
    await focusOn(await field(scene, /Parminder/))
    await press('Space')
    await focusOn(await submit(scene))
    await press('Enter')
    await waitFor(() => !dialogOf(scene), 'the drawer closed')
    await waitFor(() => focused()?.getAttribute('data-step') === 'lock', 'the focus on the lock')
  })

  inFull('are only read by those who may not draw, and while they are pending', async () => {
    const scene = await placeDraw(
      { draw: cheques(2) },
      {
        role: 'RB finance',
        server: () => [
          answerTo(
            list,
            unpaidOrders.map(each => ({ ...each, buyerName: null })),
          ),
        ],
      },
    )
    const dialog = await open(scene, 'Show the cheques')
    expect(dialog.querySelectorAll('input')).to.have.length(0)
    expect(seen(dialog)).to.include('Order 7C21D0$50.00')
    await press('Escape')
    await waitFor(() => seen(focused()) === 'Show the cheques', 'the focus back')
    const pending = readinessBut({ code: 'orders-pending', count: 2 })
    scene.world = { draw: { ...openDraw, readiness: pending } }
    const orders = await waitFor(
      () => control(scene, 'button', 'Show the orders'),
      'pending orders',
      12_000,
    )
    orders.click()
    await waitFor(() => seen(dialogOf(scene)).includes('settle by themselves'), 'the hint')
  })
})
