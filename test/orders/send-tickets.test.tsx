import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { usualOrder } from '../../stories/orders/sample-orders.ts'
import { type Call, refusal } from '../../stories/support/fake-api.ts'
import { seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { openOrder as open } from './open-order.ts'

const { id } = usualOrder

/** The tickets' email is on its way. */
const taken = ({ body }: Call<{ email: string }>) => ({
  id,
  recipient: body.email,
  subject: 'Your tickets',
  sentAt: usualOrder.boughtAt,
  state: 'waiting' as const,
  answer: null,
})

describe('an order’s tickets', () => {
  inFull('are sent one alone, and none that is another order’s', async () => {
    const { api, choose, find, around, told } = await open()
    api.answer(orderCalls.email, taken)
    await choose('send')
    const number = await find<HTMLInputElement>(
      '[role="dialog"] input:not([type="email"], [type="checkbox"])',
    )
    number.focus()
    await type('10421')
    ;(await find('[role="dialog"] button[type="submit"]')).focus()
    await press('Enter')
    await waitFor(
      () => seen(around.querySelector('[role="dialog"]')).includes('no ticket of that number'),
      'refused',
    )
    number.focus()
    number.select()
    await type('10417')
    ;(await find('[role="dialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('on their way to eva.tremblay@example.org')
    const asked = api.asked(orderCalls.email)
    expect(asked.map(({ body }) => body.ticketNumber)).to.deep.equal([10_417])
  })

  it('are sent to a corrected address, in one call', async () => {
    const { api, choose, find, told } = await open()
    api.answer(orderCalls.email, taken)
    await choose('send')
    const address = await find<HTMLInputElement>('[role="dialog"] input[type="email"]')
    expect(address.value).to.equal('eva.tremblay@example.org')
    address.focus()
    address.select()
    await type('eva@example.org')
    ;(await find('[role="dialog"] input[type="checkbox"]')).focus()
    await press('Space')
    ;(await find('[role="dialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('on their way to eva@example.org')
    const asked = api.asked(orderCalls.email)
    expect(asked.map(({ body }) => body)).to.deep.equal([
      { email: 'eva@example.org', readEmail: 'eva.tremblay@example.org', correct: true },
    ])
  })

  for (const [email, words] of [
    ['evatremblay@example.org', 'It is evatremblay@example.org now.'],
    [null, 'There is none now.'],
  ] as const)
    it(`say that somebody changed the address meanwhile, and what it is, before it is corrected again: ${email}`, async () => {
      const { api, answered, choose, find, told } = await open()
      api.answer(orderCalls.email, refusal(409, 'stale-edit', 'Somebody changed it meanwhile.'))
      await choose('send')
      const { buyer } = usualOrder
      answered.order = { ...usualOrder, buyer: { ...buyer, email } }
      ;(await find('[role="dialog"] input[type="checkbox"]')).focus()
      await press('Space', 'Enter')
      const dialog = await find('[role="dialog"]')
      await waitFor(() => seen(dialog).includes('Somebody changed it meanwhile.'), 'why')
      await waitFor(() => seen(dialog).includes(words), 'the address')
      api.answer(orderCalls.email, taken)
      ;(await find('[role="dialog"] button[type="submit"]')).focus()
      await press('Enter')
      await told('on their way to eva.tremblay@example.org')
      const asked = api.asked(orderCalls.email).map(({ body }) => body)
      expect(asked.at(-1)).to.deep.include({ readEmail: email, correct: true })
    })

  it('are sent again as they were where the answer was lost, though the address is theirs by now', async () => {
    const { api, answered, choose, find, told } = await open()
    api.answer(orderCalls.email, () => {
      const { buyer } = usualOrder
      answered.order = { ...usualOrder, buyer: { ...buyer, email: 'eva@example.org' } }
      return refusal(500, 'unexpected', 'Something went wrong.')
    })
    await choose('send')
    const address = await find<HTMLInputElement>('[role="dialog"] input[type="email"]')
    address.select()
    await type('eva@example.org')
    ;(await find('[role="dialog"] input[type="checkbox"]')).focus()
    await press('Space', 'Enter')
    const dialog = await find('[role="dialog"]')
    await waitFor(() => dialog.querySelector('[role="alert"]')?.textContent, 'why')
    api.answer(orderCalls.email, taken)
    ;(await find('[role="dialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('on their way to eva@example.org')
    const [first, ...others] = api.asked(orderCalls.email)
    expect(others.length).to.be.greaterThan(0)
    for (const other of others) {
      expect(other.body).to.deep.equal(first?.body)
      expect(other.headers.get('idempotency-key')).to.equal(first?.headers.get('idempotency-key'))
    }
    expect(seen(dialog)).not.to.include('Somebody changed the buyer’s address')
  })

  it('give one reason where the buyer’s data was erased meanwhile', async () => {
    const { api, answered, choose, find } = await open()
    api.answer(orderCalls.email, refusal(409, 'buyer-erased', 'The buyer’s data was erased.'))
    await choose('send')
    const { buyer } = usualOrder
    answered.order = { ...usualOrder, buyer: { ...buyer, email: null } }
    ;(await find('[role="dialog"] input[type="checkbox"]')).focus()
    await press('Space', 'Enter')
    const dialog = await find('[role="dialog"]')
    await waitFor(() => seen(dialog).includes('The buyer’s data was erased.'), 'why')
    expect(seen(dialog)).not.to.include('Somebody changed the buyer’s address')
  })
})
