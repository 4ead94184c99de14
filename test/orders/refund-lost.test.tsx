/** Money given back once, whatever becomes of the answer. */
import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { orderOf, voidRow } from '../../stories/orders/sample-orders.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const order = orderOf(voidRow)
const failed = refusal(500, 'unexpected', 'Something went wrong.')
const busy = refusal(429, 'too-many', 'Wait.', { headers: { 'retry-after': '5' } })

describe('a refund whose answer was lost', () => {
  it('is asked for as the same one, and isn’t known to be done or not, though the server says meanwhile that it is asked too often', async () => {
    const { desk, api } = fakeDesk({ roles: ['account owner'] })
    api.answer(orderCalls.get, order)
    await desk.start()
    const root = await placed('order', desk, { 'order-id': order.id })
    await waitFor(() => root.dataset.state === 'ready', 'the order')
    const { find, chooseAction } = lookIn(root)
    await chooseAction('refund')
    const dialog = await find('[role="dialog"]')
    ;(await find('[data-field="reason"] button')).focus()
    await press('ArrowDown')
    await press('Enter')
    const keys = () =>
      api.asked(orderCalls.refund).map(({ headers }) => headers.get('idempotency-key'))
    async function send(answer: typeof failed, words: string) {
      const before = keys().length
      api.answer(orderCalls.refund, answer)
      ;(await find('[role="dialog"] button[type="submit"]')).focus()
      await press('Enter')
      await waitFor(() => keys().length > before && seen(dialog).includes(words), words)
    }
    const unknown = 'not known'
    await send(failed, unknown)
    await send(busy, 'Wait')
    expect(seen(dialog)).to.include(unknown)
    await send(failed, unknown)
    expect(new Set(keys()).size, keys().join(' ')).to.equal(1)
  })
})
