import { expect } from 'chai'
import { bulkCalls } from '../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { printCalls } from '../../src/core/tickets/print-calls.ts'
import { orderOf, orderPage, orderRows, usualOrder } from '../../stories/orders/sample-orders.ts'
import { answerTo, pageOf, refusal } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import {
  printedOrders,
  sampleBegunPrint,
  samplePrints,
} from '../../stories/tickets/sample-prints.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { click, press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

/** Whoever is called so is called so, on paper too. */
const markup = '<img src=x onerror=alert(1)>'
const orders = printedOrders({ count: 3 }).map(order => ({
  ...order,
  buyer: { ...order.buyer, name: markup },
}))
const said = { ...sampleBegunPrint, cameOut: 3 }

/** In place of the browser's dialog: counts what is printed, and tells at once that it is over. */
function keepPrinted(): string[] {
  const printed: string[] = []
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement) || !target.contentWindow) return
    const inside = target.contentWindow
    inside.print = () => {
      printed.push(inside.document.body.textContent ?? '')
      inside.dispatchEvent(new Event('afterprint'))
    }
  }
  document.addEventListener('load', onLoad, true)
  after(() => document.removeEventListener('load', onLoad, true))
  return printed
}

const answers = [
  answerTo(printCalls.begin, sampleBegunPrint),
  answerTo(printCalls.orders, orders),
  answerTo(printCalls.answer, said),
  answerTo(printCalls.list, pageOf(samplePrints)),
]

async function open(
  id: 'order' | 'orders' | 'printMail',
  more: typeof answers = [],
  attributes = {},
) {
  const { desk, api } = storyWorld(usualGlobals, { answers: [...answers, ...more] })
  const root = await placed(id, desk, attributes)
  return { desk, api, root, ...lookIn(root) }
}

async function openFromMenu(scope: ShadowRoot) {
  const find = (selector: string) =>
    waitFor(() => scope.querySelector<HTMLElement>(selector), selector)
  ;(await find('[aria-label="More actions"]')).focus()
  await press('Enter')
  await click(await find('[data-key="print"]'))
}

describe('printing tickets', () => {
  it('records the print first, sends it to the printer, asks what came out, and marks that mailed', async () => {
    const printed = keepPrinted()
    const { api, scope, button, says } = await open(
      'order',
      [answerTo(orderCalls.get, orderOf(orderRows[0] ?? usualOrder))],
      { 'order-id': usualOrder.id },
    )
    await openFromMenu(scope)
    await click(await button('Print tickets'))
    await says('Did all orders from 1 to 3 come out of the printer?')
    expect(printed).to.have.length(1)
    expect(printed[0]).to.include('10401').and.to.include(markup)
    expect(api.asked(printCalls.begin)[0]?.body).to.deep.include({
      set: { of: 'ids', ids: [usualOrder.id] },
      reprint: false,
    })
    await says('12: printed already')
    ;(await button('It stopped')).focus()
    await press('Enter')
    await type('2')
    await press('Enter')
    await waitFor(() => api.asked(printCalls.answer).length === 1)
    expect(api.asked(printCalls.answer)[0]?.body).to.deep.equal({ cameOut: 2 })
    await says('Mark 2 orders as mailed?')
    await says('Print on from order 3')
    api.answer(bulkCalls.markMailed, refusal(409, 'bulk-empty', 'Nothing.'))
    await click(await button('Mark as mailed'))
    await waitFor(() => api.asked(bulkCalls.markMailed).length === 1)
    expect(api.asked(bulkCalls.markMailed)[0]?.body).to.deep.equal({
      orderIds: orders.slice(0, 2).map(({ orderId }) => orderId),
      mailed: true,
    })
  })

  it('prints nothing that was refused, and says why', async () => {
    const printed = keepPrinted()
    const { button, says, scope } = await open('orders', [
      answerTo(orderCalls.list, orderPage()),
      answerTo(printCalls.begin, refusal(409, 'nothing-to-print', 'There is nothing to print.')),
    ])
    await click(await waitFor(() => scope.querySelector<HTMLElement>('tbody input[type=checkbox]')))
    await click(await button('Print tickets'))
    await says('Print the tickets of 1 order')
    const submit = await waitFor(() =>
      scope.querySelector<HTMLElement>('[role=dialog] button[type=submit]'),
    )
    await click(submit)
    await says('There is nothing to print.')
    expect(printed).to.have.length(0)
  })

  inFull(
    'prints nothing while a page of it is missing, and goes on with the same print',
    async () => {
      const printed = keepPrinted()
      const { api, scope, button, says } = await open(
        'order',
        [
          answerTo(orderCalls.get, orderOf(orderRows[0] ?? usualOrder)),
          answerTo(printCalls.orders, refusal(500, 'unexpected', 'Out of paper.')),
        ],
        { 'order-id': usualOrder.id },
      )
      await openFromMenu(scope)
      await click(await button('Print tickets'))
      await says('Out of paper.')
      expect(printed).to.have.length(0)
      api.answer(printCalls.orders, orders)
      await click(await button('Print tickets'))
      await says('come out of the printer?')
      expect(printed).to.have.length(1)
      const keys = api.asked(printCalls.begin).map(({ headers }) => headers.get('idempotency-key'))
      expect(keys).to.have.length(2)
      expect(new Set(keys).size).to.equal(1)
    },
  )

  it('asks for a raffle before anything is recorded', async () => {
    const { api, button, says } = await open('printMail')
    await click(await button('Print tickets'))
    await says('Choose a raffle.')
    expect(api.asked(printCalls.begin)).to.have.length(0)
  })

  it('shows and asks nothing to somebody who isn’t signed in', async () => {
    const { desk, api } = storyWorld(usualGlobals, { session: 'anonymous', answers })
    const root = await placed('printMail', desk)
    await waitFor(() => seen(root).includes('Sign in to print tickets'))
    expect(seen(root)).not.to.include('Prints')
    expect(api.calls.map(({ path }) => path).filter(path => path.includes('ticket'))).to.deep.equal(
      [],
    )
    expect(root.querySelector('a[href$="/login"]')).not.to.equal(null)
  })
})
