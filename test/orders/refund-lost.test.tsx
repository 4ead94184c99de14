/** Money given back once, whatever becomes of the answer. */
import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { orderOf, voidRow } from '../../stories/orders/sample-orders.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const order = orderOf(voidRow)
const failed = refusal(500, 'unexpected', 'Something went wrong.')
const busy = refusal(429, 'too-many', 'Wait.', { headers: { 'retry-after': '5' } })

const unknown = 'not known'

/** An order's page, its question open and answered. */
async function asking() {
  const { desk, api } = fakeDesk({ roles: ['account owner'] })
  api.answer(orderCalls.get, order)
  await desk.start()
  const root = await placed('order', desk, { 'order-id': order.id })
  await waitFor(() => root.dataset.state === 'ready', 'the order')
  const { find, chooseAction } = lookIn(root)
  async function open() {
    await chooseAction('refund')
    ;(await find('[data-field="reason"] button')).focus()
    await press('ArrowDown')
    await press('Enter')
    return find('[role="dialog"]')
  }
  const keys = () =>
    api.asked(orderCalls.refund).map(({ headers }) => headers.get('idempotency-key'))
  /** @param words that stand in the dialog then */
  async function send(answer: typeof failed, words: string) {
    const before = keys().length
    api.answer(orderCalls.refund, answer)
    ;(await find('[role="dialog"] button[type="submit"]')).focus()
    await press('Enter')
    const dialog = await find('[role="dialog"]')
    await waitFor(() => keys().length > before && seen(dialog).includes(words), words)
  }
  return { open, send, keys }
}

describe('a refund whose answer was lost', () => {
  it('is asked for as the same one, and isn’t known to be done or not, though the server says meanwhile that it is asked too often', async () => {
    const { open, send, keys } = await asking()
    const dialog = await open()
    await send(failed, unknown)
    await send(busy, 'Wait')
    expect(seen(dialog)).to.include(unknown)
    await send(failed, unknown)
    expect(new Set(keys()).size, keys().join(' ')).to.equal(1)
  })

  inFull('is asked for as the same one by a dialog that was closed and opened again', async () => {
    const { open, send, keys } = await asking()
    await open()
    await send(failed, unknown)
    await press('Escape')
    await open()
    await send(failed, unknown)
    expect(new Set(keys()).size, keys().join(' ')).to.equal(1)
  })
})
