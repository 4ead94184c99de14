import { expect } from 'chai'
import { customerCalls } from '../../src/core/customers/calls.ts'
import type { CustomerDetail } from '../../src/core/customers/customer-detail.ts'
import {
  customerAlone,
  customerRows,
  excludedCustomer,
  mergeLook,
  usualCustomer,
} from '../../stories/customers/sample-customers.ts'
import { orderRows } from '../../stories/orders/sample-orders.ts'
import { pageOf, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { lookIn, toldBy } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open(
  customer: CustomerDetail = usualCustomer,
  options: Partial<Parameters<typeof fakeDesk>[0]> = {},
) {
  const { desk, api } = fakeDesk({ roles: ['account owner'], kind: 'standalone', ...options })
  const answered = { customer }
  api.answer(customerCalls.get, () => answered.customer)
  api.answer(customerCalls.orders, pageOf(orderRows))
  await desk.start()
  const root = await placed('customer', desk, { 'customer-id': customer.id })
  const { scope: around, find, button } = lookIn(root)
  const pressAt = async (part: HTMLElement) => {
    part.focus()
    await press('Enter')
  }
  await waitFor(() => root.dataset.state === 'ready', 'the customer')
  return { api, answered, root, around, find, button, pressAt, told: toldBy(desk) }
}

const menu = '.rd-page-header button[aria-haspopup="menu"]'

describe('the page of a customer', () => {
  it('is merged by keyboard: what goes over is said, values are chosen, both as they were looked at', async () => {
    const { api, find, button, pressAt, told, around } = await open()
    api.answer(customerCalls.lookAtMerge, mergeLook)
    api.answer(customerCalls.merge, () => ({ ...customerAlone, version: 4 }))
    await pressAt(await button('Merge'))
    const form = await find('.rd-customer-merge')
    expect(seen(form)).to.include('2 orders').and.to.include('4 tickets').and.to.include('1 note')
    const [, second] = around.querySelectorAll<HTMLInputElement>('.rd-customer-merge input')
    second?.focus()
    await press('Space')
    await pressAt(await button('Merge customers'))
    await told('is merged into')
    expect(api.asked(customerCalls.merge)[0]?.body).to.deep.equal({
      version: 3,
      mergedId: mergeLook.merged.id,
      mergedVersion: 1,
      takes: ['name', 'consent'],
    })
    await waitFor(() => !around.querySelector('[role="dialog"]'), 'the end of the question')
  })

  inFull(
    'is merged with whomever somebody finds, after the same look, and its orders are read anew',
    async () => {
      const { api, find, button, pressAt, told, around } = await open(customerAlone)
      const others = customerRows.slice(1, 2).map(row => ({ ...row, name: 'Eva Trembley' }))
      api.answer(customerCalls.list, pageOf(others))
      api.answer(customerCalls.lookAtMerge, mergeLook)
      api.answer(customerCalls.merge, () => ({ ...customerAlone, version: 4 }))
      await pressAt(await find(menu))
      await pressAt(await find('[role="menuitem"][data-key="merge"]'))
      const other = await find('[role="dialog"] input')
      await waitFor(() => around.activeElement === other, 'the focus')
      await type('tremb')
      await waitFor(() => seen(around.querySelector('[role="option"]')).includes('Eva Trembley'))
      expect(api.asked(customerCalls.list).at(-1)?.query.get('search')).to.equal('tremb')
      await press('ArrowDown')
      await press('Enter')
      const form = await find('.rd-customer-merge')
      expect(seen(form)).to.include('2 orders').and.to.include('void, failed or unpaid')
      expect(api.asked(customerCalls.lookAtMerge)[0]?.query.get('mergedId')).to.equal(
        customerRows[1]?.id,
      )
      const before = api.asked(customerCalls.orders).length
      await pressAt(await button('Merge customers'))
      await told('is merged into')
      await waitFor(() => api.asked(customerCalls.orders).length === before + 1, 'its orders')
    },
  )

  it('says why a merge is refused, and looks at both again', async () => {
    const { api, button, pressAt, around } = await open()
    api.answer(customerCalls.lookAtMerge, mergeLook)
    api.answer(customerCalls.merge, refusal(409, 'stale-edit', 'Somebody changed it.'))
    await pressAt(await button('Merge'))
    await pressAt(await button('Merge customers'))
    await waitFor(() =>
      seen(around.querySelector('[role="dialog"]')).includes('Somebody changed it.'),
    )
    await waitFor(() => api.asked(customerCalls.lookAtMerge).length === 2, 'another look')
  })

  it('is corrected with the version that was read, and only what differs is sent', async () => {
    const { api, answered, find, button, pressAt, told } = await open()
    api.answer(customerCalls.change, ({ body }) => {
      answered.customer = { ...usualCustomer, ...(body as object), version: 4 }
      return answered.customer
    })
    await pressAt(await button('Edit'))
    const city = await find<HTMLInputElement>('[role="dialog"] input[name="city"]')
    city.focus()
    city.select()
    await type('Lunenburg')
    await pressAt(await button('Save customer'))
    await told('is saved')
    expect(api.asked(customerCalls.change)[0]?.body).to.deep.equal({
      version: 3,
      city: 'Lunenburg',
    })
  })

  it('leads to whom they were merged into meanwhile, and says so, once a change of theirs is refused', async () => {
    const { api, answered, root, around, find, button, pressAt } = await open()
    api.answer(customerCalls.change, refusal(409, 'stale-edit', 'Somebody changed it.'))
    await pressAt(await button('Edit'))
    const city = await find<HTMLInputElement>('[role="dialog"] input[name="city"]')
    city.focus()
    await type('Lunenburg')
    answered.customer = { ...customerAlone, id: String(customerRows[1]?.id), lastName: 'Muise' }
    await pressAt(await button('Save customer'))
    await waitFor(() => seen(root).includes('you looked for was merged into this one'))
    expect(seen(await find('.rd-page-header'))).to.include('Muise')
    await waitFor(() => !around.querySelector('[role="dialog"]'), 'their form gone')
  })

  it('says that a postal code is not of the province before anything is sent', async () => {
    const { api, find, button, pressAt, around } = await open()
    await pressAt(await button('Edit'))
    const code = await find<HTMLInputElement>('[role="dialog"] input[name="postalCode"]')
    code.focus()
    code.select()
    await type('K1A 0B1')
    await pressAt(await button('Save customer'))
    await waitFor(() =>
      seen(around.querySelector('[role="dialog"]')).includes('within the province'),
    )
    expect(api.asked(customerCalls.change)).to.have.length(0)
  })

  it('isn’t erased while something stands against it, and says what', async () => {
    const { find, pressAt } = await open()
    await pressAt(await find(menu))
    const item = await find('[role="menuitem"][data-key="erase"]')
    expect(item.getAttribute('aria-disabled')).to.equal('true')
    expect(seen(item)).to.include('still to be drawn')
    await press('Escape')
  })

  it('is erased once the name was typed', async () => {
    const { api, find, pressAt, told } = await open(customerAlone)
    api.answer(customerCalls.erase, () => ({
      ...customerAlone,
      erasedAt: customerAlone.createdAt,
      version: 4,
    }))
    await pressAt(await find(menu))
    await pressAt(await find('[role="menuitem"][data-key="erase"]'))
    const asked = seen(await find('[role="alertdialog"]'))
    expect(asked).to.include('1 subscription is cancelled with it')
    expect(asked).to.include('Harbour Lights 50/50 · Monthly · $20.00')
    const typed = await find<HTMLInputElement>('[role="alertdialog"] input')
    typed.focus()
    await press('Enter')
    expect(api.asked(customerCalls.erase), 'without the name').to.have.length(0)
    await type('Éva Tremblay')
    await press('Enter')
    await told('The data is erased.')
    expect(api.asked(customerCalls.erase)[0]?.body).to.deep.equal({ version: 3 })
  })

  it('says that somebody may not win, and changes nothing on a host’s page', async () => {
    const { root, around } = await open(excludedCustomer, { kind: 'host' })
    expect(seen(root)).to.include('people who may not win')
    expect(around.querySelector('.rd-page-header button')).to.equal(null)
    expect(around.querySelector('textarea')).to.equal(null)
  })
})
