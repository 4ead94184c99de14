/** Customers who are offered below the number, and what is typed meanwhile. */
import { expect } from 'chai'
import { mailBatchCalls } from '../../src/core/mail-batches/calls.ts'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import type { FoundBuyer } from '../../src/core/order-entry/found-buyer.ts'
import { startKeeping } from '../../src/core/outbox/keep-snapshots.ts'
import { findKeptBuyers } from '../../src/core/outbox/kept-buyers.ts'
import { placeOf } from '../../src/core/outbox/place.ts'
import { halfEntered } from '../../stories/mail-batches/sample-batches.ts'
import { devon, rosalie } from '../../stories/order-entry/sample-entry.ts'
import { pageOf } from '../../stories/support/fake-api.ts'
import { seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { click, focused } from '../support/browser/page.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { selling } from './hands.ts'

async function looking() {
  const hands = await selling('orderIntake')
  hands.api.answer(orderEntryCalls.buyers, [rosalie, devon])
  const phone = await hands.field('customer.phone')
  phone.focus()
  return { ...hands, phone }
}

describe('customers found by phone', () => {
  inFull(
    'are, without a network, those of this device, whoever bought on it just now among them; of others it says that they are not in its list',
    async () => {
      const hands = await selling('createOrder', { desk: { kind: 'standalone' } })
      const { desk, api } = hands
      startKeeping(desk)
      ;(await hands.field('customer.phone')).focus()
      await hands.say('9025557315')
      await hands.says('.rd-entry-said', 'New customer')
      for (const text of ['Membertou', 'Quilldriver']) {
        await hands.press('Tab')
        await hands.say(text)
      }
      await hands.press('F4', '1', 'Control+Enter')
      await hands.at('ofAge')
      await hands.press('Space', 'Control+Enter')
      await hands.entered()
      const place = placeOf(desk)!
      await waitFor(async () => (await findKeptBuyers(place, '7315'))?.value.length, 'kept')
      api.goOffline()
      await hands.press('Enter')
      await hands.at('customer.phone')
      await hands.say('7315')
      await hands.says('.rd-entry-found', 'Membertou Quilldriver')
      // What is known of them is newer than any list.
      expect(seen(hands.around.querySelector('.rd-entry-said'))).to.equal('1 customer found')
      // Nobody answered just now: what is kept comes at once, however long the next call hangs.
      api.answer(orderEntryCalls.buyers, () => new Promise(() => {}))
      api.goOnline()
      turnedClock()
      await hands.press('Escape', 'Control+a')
      await hands.say('9025550000')
      await hands.says('.rd-entry-said[data-tone="none"]', 'Not in this device’s list')
      await hands.press('Enter')
      await hands.at('customer.firstName')
      await hands.press('Shift+Tab', 'Control+a')
      await hands.say('7315')
      await hands.press('Enter')
      await hands.says('.rd-entry-said', 'Membertou Quilldriver is filled in.')
      hands.setSession({ state: 'anonymous' })
      await waitFor(async () => (await findKeptBuyers(place, '7315')) === null, 'nothing kept')
    },
  )

  it('lets Enter wait for who has the number: it takes them, goes on where nobody has, and chooses among several for nobody', async () => {
    const hands = await looking()
    let answer = (_: FoundBuyer[]) => {}
    hands.api.answer(
      orderEntryCalls.buyers,
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    const enterBefore = async (found: FoundBuyer[]) => {
      await hands.press('F2', 'Control+a')
      const asked = hands.api.asked(orderEntryCalls.buyers).length
      await hands.say('9025550142')
      await hands.press('Enter')
      await waitFor(() => hands.api.asked(orderEntryCalls.buyers).length > asked, 'the call')
      await hands.at('customer.phone')
      answer(found)
    }
    await enterBefore([rosalie, devon])
    await hands.find('.rd-entry-found')
    await hands.press('Escape')
    await enterBefore([])
    await hands.at('customer.firstName')
    await enterBefore([devon])
    await waitFor(async () => (await hands.field('customer.lastName')).value === 'Okafor', 'Devon')
  })

  it('tells what came of the number once somebody rests, not of each digit', async () => {
    const hands = await looking()
    const told = () => seen(hands.around.querySelector('.rd-entry-look-up [role=status]'))
    const before = told()
    const clock = turnedClock()
    await hands.say('0142')
    await hands.find('.rd-entry-found')
    expect(told()).to.equal(before)
    clock.turn(700)
    await waitFor(() => told() === '2 customers found', 'told')
  })

  it('leaves Tab to the fields: the list closes, and no word goes elsewhere', async () => {
    const hands = await looking()
    await hands.say('0142')
    await hands.find('.rd-entry-found')
    await hands.press('Tab')
    await hands.at('customer.firstName')
    await hands.say('Ann')
    expect(hands.around.querySelector('.rd-entry-found')).to.equal(null)
    await hands.press('Shift+Tab')
    await hands.at('customer.phone')
    expect((await hands.field('customer.firstName')).value).to.equal('Ann')
    // And there it is again for whoever asks.
    await hands.press('ArrowDown')
    await hands.find('.rd-entry-found')
  })

  it('is worked from the number’s own field, which says who is chosen', async () => {
    const hands = await looking()
    await hands.say('0142')
    await hands.find('.rd-entry-found')
    const { phone, around } = hands
    const chosen = () =>
      around.querySelector(`#${CSS.escape(phone.getAttribute('aria-activedescendant') ?? '-')}`)
    expect(phone.getAttribute('aria-expanded')).to.equal('true')
    expect(chosen()?.textContent).to.contain('Rosalie')
    await hands.press('ArrowDown')
    await waitFor(() => chosen()?.textContent?.includes('Devon'), 'the second')
    // As the option alone: what else is said says how many there are.
    expect(around.querySelector('.rd-entry-said')?.textContent).not.to.contain('Devon')
    expect(focused()).to.equal(phone)
    await hands.press('Enter')
    await waitFor(async () => (await hands.field('customer.lastName')).value === 'Okafor', 'Devon')
    expect(around.querySelector('.rd-entry-found')).to.equal(null)
  })

  it('is there for the pointer, too', async () => {
    const hands = await looking()
    await hands.say('0142')
    await click(await hands.find('[data-take="repeat"]'))
    await hands.says('.rd-entry-order', 'Harbour Lights')
    expect((await hands.field('customer.lastName')).value).to.equal('Thibodeau')
  })

  it('says what a repeat leaves out, of which year it is, and whose the order is', async () => {
    const hands = await looking()
    const last = { ...rosalie.last!, boughtAt: '2023-12-20T16:00:00Z', donationCents: 2500 }
    hands.api.answer(orderEntryCalls.buyers, [{ ...rosalie, last }])
    await hands.say('0142')
    await hands.says('.rd-entry-found', 'Last order December 20, 2023')
    await hands.press('Shift+Enter')
    await hands.says('.rd-entry-said', 'Its donation of $25.00 is left out.')
    await hands.says('.rd-entry-order h2', 'for Rosalie Thibodeau')
  })

  inFull(
    'leaves nothing of one buyer to the next: neither what was said of them nor what they confirmed',
    async () => {
      const hands = await looking()
      await hands.say('0142')
      await hands.find('.rd-entry-found')
      await hands.press('Enter', 'F4', '1')
      await hands.says('.rd-entry-order', 'Harbour Lights')
      for (const name of ['ofAge', 'scriptRead']) (await hands.field(name)).click()
      const email = await hands.field('customer.email')
      expect(email.value).to.equal(rosalie.email)
      hands.api.answer(orderEntryCalls.buyers, [])
      await hands.press('F2', 'Control+a')
      await hands.say('9025550199')
      await hands.says('.rd-entry-said', 'New customer')
      for (const name of ['ofAge', 'scriptRead'])
        await waitFor(async () => !(await hands.field(name)).checked, name)
      await hands.press('Tab', 'Control+a')
      await hands.say('Bo')
      await hands.says('.rd-entry-said', 'what was said of Rosalie Thibodeau is gone')
      expect([email.value, (await hands.field('customer.postalCode')).value]).to.deep.equal([
        '',
        '',
      ])
      await hands.says('.rd-entry-order', 'Harbour Lights')
      await hands.press('Shift+F2')
      const question = await waitFor(
        () => focused()?.closest('[role="alertdialog"]'),
        'the question',
      )
      question.querySelector<HTMLElement>('[type="submit"]')?.click()
      await hands.says('.rd-entry-order', 'Nothing')
      await hands.at('customer.phone')
    },
  )

  inFull('begins anew where it was: by mail, in the same batch', async () => {
    const hands = await looking()
    hands.api.answer(mailBatchCalls.list, pageOf([halfEntered]))
    await hands.choose('source', 'Mail')
    await hands.says('.rd-mail-batch', 'of 20 envelopes')
    const name = await hands.field('customer.firstName')
    name.focus()
    await hands.say('Rosalie')
    await hands.press('Shift+F2')
    const question = await waitFor(() => focused()?.closest('[role="alertdialog"]'), 'the question')
    question.querySelector<HTMLElement>('[type="submit"]')?.click()
    await waitFor(async () => (await hands.field('customer.firstName')).value === '', 'no name')
    await hands.says('.rd-mail-batch', 'of 20 envelopes')
  })

  it('offers quietly what is found once somebody types elsewhere', async () => {
    const hands = await looking()
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    hands.api.answer(orderEntryCalls.buyers, async () => {
      await held
      return [rosalie, devon]
    })
    await hands.say('9025550142')
    await hands.press('Tab')
    await hands.say('An')
    answer()
    await hands.says('.rd-entry-said', '2 customers found')
    await hands.say('n')
    expect(hands.around.querySelector('.rd-entry-found')).to.equal(null)
    expect((await hands.field('customer.firstName')).value).to.equal('Ann')
  })
})
