/** Issue 13, "Shown by" 1: how many keys an order takes beside what is typed of it. */
import { expect } from 'chai'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import {
  barnAndBike,
  harbourLights,
  onSale,
  rosalie,
} from '../../stories/order-entry/sample-entry.ts'
import { seen } from '../dashboard/placed.ts'
import { box } from '../support/browser/fixture.ts'
import { inFull } from '../support/browser/full.ts'
import { focused } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { selling } from './hands.ts'

describe('orders by keyboard', () => {
  inFull(
    'takes under forty keys by phone: a new customer, two raffles, a donation and a cheque',
    async () => {
      const hands = await selling('orderIntake')
      const { press, say, at } = hands
      await press('F2')
      await hands.sayEach(
        ...['9025550142', 'Rosalie', 'Thibodeau', 'rosalie.t@example.org'],
        ...['b3h 4r2', '14 Prince Street', 'Halifax'],
      )
      await press('F4', '2', 'ArrowDown', '1', 'F8')
      await say('5')
      await press('Tab', 'Space', 'Control+Enter')
      // What is missing is where the focus is: the script first.
      await at('scriptRead')
      await press('Space', 'Tab', 'Space', 'F9', 'Tab')
      await hands.field('tender.number')
      await hands.sayEach('104', 'Harbour Credit Union', '20261120')
      await press('Control+Enter')
      await hands.entered()
      const [body] = hands.bodies()
      expect(body?.customer).to.include({
        phone: '9025550142',
        postalCode: 'B3H 4R2',
        province: 'NS',
      })
      expect(body?.lines).to.deep.equal([
        { eventId: harbourLights.id, packageId: harbourLights.packages[1]?.id, quantity: 1 },
        { eventId: barnAndBike.id, packageId: barnAndBike.packages[0]?.id, quantity: 1 },
      ])
      expect(body?.donation).to.deep.equal({ cents: 500, anonymous: false, receiptRequested: true })
      expect(body?.tender).to.deep.equal({
        type: 'cheque',
        number: '104',
        bank: 'Harbour Credit Union',
        date: '2026-11-20',
      })
      expect(hands.keys()).to.be.below(40)
    },
  )

  it('takes under fifteen in person with cash, the change in sight', async () => {
    const hands = await selling('createOrder')
    const { press } = hands
    await press('F2')
    await hands.sayEach('9025550142', 'Rosalie', 'Thibodeau')
    await press('F4', '2', 'F9', '2', 'Control+Enter')
    await hands.at('ofAge')
    await press('Space')
    expect(hands.total()).to.equal('$10.00')
    expect(hands.change()).to.equal('$10.00')
    await press('Control+Enter')
    await hands.entered()
    await hands.says('[data-figure="tender"]', 'Cash')
    expect(hands.bodies()[0]?.tender).to.deep.equal({ type: 'cash', givenCents: 2000 })
    expect(hands.keys()).to.be.below(15)
  })

  it('takes under eight to repeat what a customer bought last, and begins the next at its first field', async () => {
    const hands = await selling('createOrder')
    const { press, say } = hands
    hands.api.answer(orderEntryCalls.buyers, [rosalie])
    ;(await hands.field('customer.phone')).focus()
    await say('9025550142')
    await hands.find('.rd-entry-found')
    await press('Shift+Enter')
    await hands.at('ofAge')
    await press('Space', 'Control+Enter')
    await hands.entered()
    expect(hands.bodies()[0]?.lines).to.deep.equal(rosalie.last?.lines)
    expect(hands.keys()).to.be.below(8)
    await press('Enter')
    await hands.at('customer.phone')
    expect((await hands.field('customer.phone')).value).to.equal('')
    expect(hands.total()).to.equal('–')
  })

  inFull(
    'begin the next order without a word of what it lacks, though the last field of the one before was left by the key that entered it',
    async () => {
      const hands = await selling('createOrder')
      const { press } = hands
      await press('F2')
      await hands.sayEach('9025550142', 'Rosalie', 'Thibodeau')
      await press('F4', '2')
      await hands.choose('tender.type', 'Cheque')
      ;(await hands.field('tender.number')).focus()
      await hands.sayEach('104', 'Harbour Credit Union', '20261120')
      await press('Control+Enter')
      await hands.at('ofAge')
      await press('Space')
      ;(await hands.find('[data-field="tender.date"] [role="spinbutton"]')).focus()
      await press('Control+Enter')
      await hands.entered()
      await press('Enter')
      await hands.at('customer.phone')
      await press('Tab')
      const said = [...hands.around.querySelectorAll('.rd-field-error, [role=alert]')].map(seen)
      expect(said.filter(words => words !== '')).to.deep.equal([])
    },
  )

  it('are heard wherever the focus is on a page of ours, but below its dialogs; on a host’s, in the screen alone', async () => {
    const around = box()
    around.innerHTML = '<a href="#menu">Menu</a><dialog><button>Close</button></dialog>'
    const [link, dialog] = [around.querySelector('a')!, around.querySelector('dialog')!]
    const hands = await selling('createOrder', { desk: { kind: 'standalone' } })
    link.focus()
    await hands.press('F4')
    await hands.at('lines')
    link.focus()
    link.addEventListener('click', event => event.preventDefault())
    await hands.press('Control+Enter')
    expect(focused()).to.equal(link)
    dialog.showModal()
    await hands.press('F4')
    expect(focused()?.textContent).to.equal('Close')
    dialog.close()
    const hosted = await selling('createOrder')
    hands.around.host.remove()
    link.focus()
    await hosted.press('F4')
    expect(focused()).to.equal(link)
  })

  it('takes the ticks back where another text is to be read, or a higher age confirmed', async () => {
    const script = { en: 'Barn & Bike is run under another licence.', fr: 'Une autre licence.' }
    const older = { ...barnAndBike, script, minimumAge: 21 }
    const hands = await selling('orderIntake', {
      sale: { ...onSale, raffles: [older, harbourLights] },
    })
    const tick = async (name: string) => (await hands.field(name)).click()
    const ticks = async () => [
      (await hands.field('scriptRead')).checked,
      (await hands.field('ofAge')).checked,
    ]
    await hands.press('F4', 'ArrowDown', '1')
    await hands.says('.rd-entry-order', harbourLights.name)
    await tick('scriptRead')
    await tick('ofAge')
    const language = await hands.find<HTMLSelectElement>('[data-field="customer.locale"] select')
    language.value = 'fr'
    language.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(async () => (await ticks()).join() === 'false,true', 'another language')
    await tick('scriptRead')
    await hands.press('F4', 'ArrowUp', '1')
    await hands.says('.rd-entry-order', older.name)
    await waitFor(async () => (await ticks()).join() === 'false,false', 'another raffle')
    await tick('scriptRead')
    await tick('ofAge')
    // What is left of it was read.
    await hands.press('F4', 'Backspace')
    await waitFor(() => hands.total() === '$5.00', 'one of them')
    expect(await ticks()).to.deep.equal([true, true])
  })

  it('gives an order up, and asks only of one that something is typed of; the next begins at its first field', async () => {
    const hands = await selling('createOrder')
    const startOver = () => hands.find<HTMLButtonElement>('.rd-entry-pay .rd-button-quiet')
    ;(await startOver()).click()
    await hands.at('customer.phone')
    await hands.press('F4', '2', 'F8')
    await hands.say('5')
    expect(hands.total()).to.equal('$15.00')
    ;(await startOver()).focus()
    await hands.press('Enter')
    await waitFor(() => focused()?.closest('[role="alertdialog"]') ?? null, 'the question')
    const confirm = focused()?.closest('[role="alertdialog"]')?.querySelector('[type="submit"]')
    ;(confirm as HTMLButtonElement).click()
    await hands.at('customer.phone')
    expect(hands.total()).to.equal('–')
    expect((await hands.field('donation.cents')).value).to.equal('')
  })

  it('enters one order by a key that is held, and leaves its receipt by Enter alone', async () => {
    const hands = await selling('createOrder')
    hands.api.answer(orderEntryCalls.buyers, [rosalie])
    ;(await hands.field('customer.phone')).focus()
    await hands.say('9025550142')
    await hands.find('.rd-entry-found')
    await hands.press('Shift+Enter')
    await hands.at('ofAge')
    await hands.press('Space')
    const held = (more: KeyboardEventInit) =>
      focused()?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          bubbles: true,
          composed: true,
          cancelable: true,
          repeat: true,
          ...more,
        }),
      )
    held({ ctrlKey: true })
    expect(hands.bodies()).to.deep.equal([])
    await hands.press('Control+Enter')
    const shown = await hands.entered()
    await waitFor(() => shown.contains(focused()), 'the focus on the way on')
    held({ ctrlKey: true })
    await hands.press('Control+Enter', 'Control+Enter')
    // Not taken as a click: the browser is kept from it.
    expect(held({})).to.equal(false)
    expect(shown.isConnected).to.equal(true)
    await hands.press('Enter')
    await hands.at('customer.phone')
    expect(hands.bodies()).to.have.length(1)
  })

  inFull('keeps the raffle between orders', async () => {
    const hands = await selling('createOrder')
    const { press, say } = hands
    hands.api.answer(orderEntryCalls.buyers, [rosalie])
    ;(await hands.field('customer.phone')).focus()
    await say('9025550142')
    await hands.find('.rd-entry-found')
    await press('Enter', 'F4', 'ArrowDown', '1', 'Control+Enter')
    await hands.at('ofAge')
    await press('Space', 'Control+Enter')
    await hands.entered()
    await press('Enter')
    await hands.at('customer.phone')
    await press('F4', '1')
    await hands.says('.rd-entry-order', barnAndBike.name)
  })

  it('adds no more than there is, takes one off, and leaves digits to the fields that they are typed in', async () => {
    const hands = await selling('createOrder', { sale: { ...onSale, raffles: [barnAndBike] } })
    const { press, say } = hands
    await press('F4', '2', '2')
    expect(hands.total()).to.equal('$40.00')
    await press('2')
    await hands.says('.rd-entry-pad-said', 'No more of it is left')
    expect(hands.total()).to.equal('$40.00')
    await press('7')
    await hands.says('.rd-entry-pad-said', `${barnAndBike.name} has no package 7.`)
    await press('Backspace')
    expect(hands.total()).to.equal('$20.00')
    await press('F8')
    await say('12')
    expect(hands.total()).to.equal('$32.00')
    expect((await hands.field('donation.cents')).value).to.equal('12')
  })
})
