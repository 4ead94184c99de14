import { expect } from 'chai'
import { jobCalls } from '../../src/core/jobs/calls.ts'
import { bulkCalls } from '../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import type { Role } from '../../src/core/session/role.ts'
import {
  bulkId,
  bulkLook,
  finishedBulk,
  runningBulk,
  waitingBulk,
} from '../../stories/orders/sample-bulks.ts'
import { orderPage, orderRows } from '../../stories/orders/sample-orders.ts'
import { at, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { focused, press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open(roles: Role[] = ['account owner']) {
  const { desk, api } = fakeDesk({ roles })
  api.answer(orderCalls.list, () => orderPage(orderRows, 31))
  api.answer(bulkCalls.look, ({ body }) => ({ ...bulkLook, action: body.action }))
  api.answer(bulkCalls.begin, () => waitingBulk)
  api.answer(bulkCalls.get, () => runningBulk)
  await desk.start()
  const show = async () => {
    const root = await placed('orders', desk)
    const { scope: around, find, named, button, says } = lookIn(root)
    const go = async (words: string, inside = '') => {
      ;(await named(`${inside} button`, words)).focus()
      await press('Enter')
    }
    await find('tbody tr')
    return { root, around, find, named, button, says, go }
  }
  const first = await show()
  return { desk, api, show, ...first }
}

/** The first row is ticked by keyboard. */
async function tick({ find }: { find: (selector: string) => Promise<HTMLElement> }) {
  ;(await find('tbody input[type="checkbox"]')).focus()
  await press('Space')
}

describe('bulks of orders', () => {
  afterEach(() => localStorage.clear())

  it('begin with a file of what is ticked, of these alone', async () => {
    const page = await open()
    await tick(page)
    await page.go('Download selected')
    await waitFor(() => page.api.asked(orderCalls.list).at(-1)?.query.has('ids[]'), 'the file')
    const { query } = page.api.asked(orderCalls.list).at(-1) ?? {}
    expect(query?.getAll('ids[]')).to.deep.equal([orderRows[0]?.id])
  })

  it('void what is ticked after saying what that means, for a reason, by keyboard alone', async () => {
    const page = await open()
    const { api, find, go, around } = page
    await tick(page)
    await go('Void')
    const question = await find('[role="alertdialog"]')
    expect(api.asked(bulkCalls.look)[0]?.body).to.deep.include({ action: 'void' })
    expect(api.asked(bulkCalls.look)[0]?.body.set).to.deep.include({
      of: 'ids',
      ids: [orderRows[0]?.id],
    })
    for (const words of [
      'Void 1,248 orders?',
      '14,020',
      '$18,720.00',
      'Jackpot of Harbour Lights 50/50',
      '$24,315.00, then $14,955.00',
      'Owed to buyers afterwards (Credit)',
      '15 orders are left out',
      '14: void already (4F09C2 …)',
    ])
      expect(seen(question)).to.include(words)
    await go('Void', '[role="alertdialog"]')
    expect(api.asked(bulkCalls.begin), 'without a reason').to.have.length(0)
    await type('Entered twice')
    await go('Void', '[role="alertdialog"]')
    await find('.rd-job')
    expect(api.asked(bulkCalls.begin)[0]?.body).to.include({ comment: 'Entered twice' })
    await waitFor(() => focused()?.className === 'rd-bulk', 'led to it')
    await waitFor(() => seen(around.querySelector('.rd-job')).includes('350 of 1,248'), 'how far')
    expect(around.querySelector('.rd-bulk-bar'), 'the selection is done with').to.equal(null)
  })

  it('of all that match ask for the filters as they stand', async () => {
    const page = await open()
    await tick(page)
    await page.go('Select all 31 matching')
    await page.go('Send tickets')
    await page.find('[role="alertdialog"]')
    const [body] = page.api.asked(bulkCalls.look).map(call => call.body)
    expect(body?.action).to.equal('email')
    const query = body?.set.of === 'matching' ? body.set.query : {}
    expect(Object.keys(query)).to.include.members(['from', 'organizationId', 'timeZone'])
    expect(query).not.to.have.any.keys('page', 'pageSize', 'sortBy')
  })

  it('say why nothing can be done, and why a look was refused', async () => {
    const page = await open()
    page.api.answer(bulkCalls.look, () => ({ ...bulkLook, count: 0 }))
    await tick(page)
    await page.go('Mark as mailed')
    const nothing = await page.find('[role="alertdialog"]')
    expect(seen(nothing)).to.include('Nothing to do for these orders').and.to.include('14: void')
    await page.go('Close', '[role="alertdialog"]')
    await waitFor(() => !page.around.querySelector('[role="alertdialog"]'), 'closed')
    page.api.answer(bulkCalls.look, () => refusal(422, 'bulk-too-large', 'No more than 100,000.'))
    await page.go('Mark as mailed')
    const refused = await page.find('dialog[role="alertdialog"]')
    expect(seen(refused)).to.include('No more than 100,000.')
  })

  inFull(
    'are there again when the screen comes back, read the list anew, and offer the rest',
    async () => {
      const page = await open()
      await tick(page)
      await page.go('Void')
      await page.find('[role="alertdialog"] textarea')
      ;(await page.find('[role="alertdialog"] textarea')).focus()
      await type('Entered twice')
      await page.go('Void', '[role="alertdialog"]')
      await page.find('.rd-job-under-way')
      const again = await page.show()
      await again.find('.rd-job-under-way')
      const before = page.api.asked(orderCalls.list).length
      page.api.answer(bulkCalls.get, () => finishedBulk)
      const done = await again.find('.rd-job-partial')
      expect(seen(done)).to.include(
        '1,246 orders are void. 15 orders were left out. 2 didn’t succeed.',
      )
      await waitFor(() => page.api.asked(orderCalls.list).length > before, 'the list is read anew')
      const [link] = done.querySelectorAll('a')
      expect(link?.getAttribute('href')).to.include(finishedBulk.failures[0]?.id)
      await again.go('Retry those 2')
      await again.find('[role="alertdialog"]')
      expect(page.api.asked(bulkCalls.look).at(-1)?.body).to.deep.equal({
        action: 'void',
        set: { of: 'rest', bulkId },
      })
    },
  )

  inFull('stop when somebody says so twice, and give the file of what became of each', async () => {
    const page = await open()
    const asked: string[] = []
    page.api.answer(at(jobCalls.cancel, { id: bulkId }), () => {
      asked.push('cancel')
      page.api.answer(bulkCalls.get, () => ({ ...runningBulk, state: 'cancelled' as const }))
      return undefined
    })
    page.api.answer(at(jobCalls.ticket, { id: bulkId }), () => {
      asked.push('ticket')
      return refusal(404, 'file-gone', 'This file was kept for a day.')
    })
    await tick(page)
    await page.go('Send tickets')
    await page.go('Send tickets', '[role="alertdialog"]')
    await waitFor(() => focused()?.className === 'rd-bulk', 'led to it')
    await page.go('Cancel', '.rd-job')
    await page.go('Stop', '[role="alertdialog"]')
    const stopped = await page.find('.rd-job-cancelled')
    expect(seen(stopped)).to.include('Cancelled after 350 of 1,248.')
    await page.go('Download what became of each')
    const { $notices } = page.desk.notices
    await waitFor(() => $notices.get().some(({ text }) => text.includes('found')), 'told')
    expect(asked).to.deep.equal(['cancel', 'ticket'])
  })

  inFull(
    'refund for a reason from the list, and write to buyers of void orders where somebody says so',
    async () => {
      const page = await open()
      const { api, find, go, around } = page
      await tick(page)
      await go('Refund')
      const reason = await find<HTMLSelectElement>('[role="alertdialog"] select')
      expect(reason.value, 'nobody has said why').to.equal('')
      await go('Refund', '[role="alertdialog"]')
      await waitFor(() =>
        seen(around.querySelector('[role="alertdialog"]')).includes('Choose a reason.'),
      )
      expect(api.asked(bulkCalls.begin)).to.have.length(0)
      reason.focus()
      await type('The raffle')
      await go('Refund', '[role="alertdialog"]')
      await find('.rd-job')
      expect(api.asked(bulkCalls.begin)[0]?.body).to.include({ reason: 'raffle-cancelled' })
      await tick(page)
      await go('Void')
      const tells = await find('[role="alertdialog"] input[type="checkbox"]')
      tells.focus()
      await press('Space')
      const why = await find('[role="alertdialog"] textarea')
      why.focus()
      await type('Rained off')
      await go('Void', '[role="alertdialog"]')
      await waitFor(() => !around.querySelector('[role="alertdialog"]'), 'begun')
      const begun = api.asked(bulkCalls.begin).at(-1)?.body
      expect(begun).to.include({ tells: true, comment: 'Rained off' })
    },
  )

  it('void what was probably sent twice: all but one of each group are ticked, and anybody may choose otherwise', async () => {
    const page = await open()
    const [one, two, three] = orderRows
    if (!one || !two || !three) throw new Error('no samples')
    const retries = [one, two, three].map((row, at) => ({
      ...one,
      id: row.id,
      boughtAt: `2026-11-20T14:3${at}:00Z`,
    }))
    page.api.answer(orderCalls.duplicates, () => ({ groups: [retries], more: false }))
    await page.go('Duplicates')
    const drawer = await page.find('[role="dialog"]')
    await page.find('[role="dialog"] fieldset')
    expect(seen(drawer)).to.include('Harbour Lights 50/50').and.to.include('4F09C2, Nov 20')
    expect(seen(drawer)).to.include('…').and.to.include('Open order 4F09C2')
    await page.named('[role="dialog"] button', 'Void 2 orders')
    const boxes = drawer.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
    expect([...boxes].map(({ checked }) => checked)).to.deep.equal([false, true, true])
    boxes[2]?.focus()
    await press('Space')
    await page.go('Void 1 order', '[role="dialog"]')
    const question = await page.find('[role="alertdialog"] textarea')
    expect((question as HTMLTextAreaElement).value).to.equal('Bought twice')
    const [asked] = page.api.asked(bulkCalls.look)
    expect(asked?.body.set).to.deep.include({ of: 'ids', ids: [two.id] })
    const [looked] = page.api.asked(orderCalls.duplicates)
    expect(looked?.query.get('from'), 'the list’s own filters').to.be.a('string')
  })

  it('leave alone what somebody says isn’t one purchase, who may take that back', async () => {
    const page = await open()
    const [one, two, three, four] = orderRows
    if (!one || !two || !three || !four) throw new Error('no samples')
    const groups = [
      [one, two],
      [three, four],
    ]
    page.api.answer(orderCalls.duplicates, () => ({ groups, more: false }))
    page.api.answer(orderCalls.sayDuplicates, () => ({ orders: 2 }))
    await page.go('Duplicates')
    await page.named('[role="dialog"] button', 'Void 2 orders')
    await page.go('These are not duplicates', '[role="dialog"]')
    await page.says('Kept as 2 separate purchases')
    await page.named('[role="dialog"] button', 'Void 1 order')
    expect(seen(focused())).to.equal('Undo')
    const { eventId } = one
    const said = { eventId, orderIds: [one.id, two.id], apart: true }
    expect(page.api.asked(orderCalls.sayDuplicates)[0]?.body).to.deep.equal(said)
    await press('Enter')
    await page.named('[role="dialog"] button', 'Void 2 orders')
    expect(page.api.asked(orderCalls.sayDuplicates)[1]?.body).to.deep.equal({
      ...said,
      apart: false,
    })
  })

  it('are offered by what somebody may', async () => {
    const clerk = await open(['Data Processing'])
    await tick(clerk)
    await clerk.button('Mark as mailed')
    const bar = seen(clerk.around.querySelector('.rd-bulk-bar'))
    expect(bar).not.to.include('Void')
    const finance = await open(['RB finance'])
    await tick(finance)
    await finance.button('Refund')
    expect(seen(finance.around.querySelector('.rd-bulk-bar'))).not.to.include('mailed')
    const manager = await open(['Agent Manager'])
    expect(manager.around.querySelector('tbody input[type="checkbox"]')).to.equal(null)
  })
})
