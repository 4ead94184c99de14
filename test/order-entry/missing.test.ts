/** What a form says before anything is sent: what is missing, what is from elsewhere, what went off sale meanwhile. */
import { expect } from 'chai'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import {
  barnAndBike,
  harbourLights,
  onSale,
  quilt,
} from '../../stories/order-entry/sample-entry.ts'
import { seen, wordsOf } from '../dashboard/placed.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { selling } from './hands.ts'

const enters = 'Control+Enter'

describe('an order that can’t be entered yet', () => {
  for (const { what, raffles } of [
    { what: 'raffle', raffles: [quilt] },
    { what: 'last raffle', raffles: [] },
    {
      what: 'package',
      raffles: [{ ...harbourLights, packages: harbourLights.packages.slice(0, 1) }, barnAndBike],
    },
  ])
    it(`shows a ${what} that went off sale struck out by its name, and lets it be taken out`, async () => {
      const clock = turnedClock()
      const hands = await selling('createOrder')
      await hands.press('F4', '2')
      await hands.says('[data-figure="total"]', '$10.00')
      hands.api.answer(orderEntryCalls.onSale, { ...onSale, raffles })
      // As it is heard of: the form stays, and what is read again takes the place of what was.
      clock.turn(30_000)
      await hands.says('.rd-entry-order s', `3 tickets, ${harbourLights.name}`)
      expect(hands.total()).to.equal('–')
      await hands.press(enters)
      await hands.says('.rd-entry-pad-said', 'What is struck out is no longer on sale.')
      if (what === 'package') {
        ;(await hands.find<HTMLButtonElement>('.rd-entry-line[data-gone] button')).focus()
        await hands.press('Enter')
        await hands.at('lines')
      } else {
        await hands.press('F4', 'Backspace')
      }
      await hands.says('.rd-entry-order', 'Nothing in it yet')
    })

  it('leads to what is missing, one after the other, in the order of the form', async () => {
    const hands = await selling('orderIntake', { sale: onSale })
    await hands.press(enters)
    await hands.at('customer.phone')
    expect(await hands.error('customer.phone')).to.contain('Enter an email')
    expect(await hands.error('customer.firstName')).to.contain('required')
    await hands.says('.rd-entry-pad-said', 'Choose at least one package.')
    const raffles = await hands.find('.rd-entry-raffles[aria-invalid="true"]')
    expect(wordsOf(raffles, 'aria-describedby')).to.equal('Choose at least one package.')
    expect(hands.bodies()).to.deep.equal([])
  })

  it('asks for a postal code where it has to be given, blanks being none, and in person doesn’t', async () => {
    const star = '[data-field="customer.postalCode"] .rd-field-required'
    const hands = await selling('orderIntake')
    await hands.find(star)
    await hands.press('F4', '2')
    ;(await hands.field('customer.postalCode')).focus()
    await hands.say('  ')
    await hands.press(enters)
    expect(await hands.error('customer.postalCode')).to.equal('The postal code is required.')
    const counter = await selling('createOrder')
    await counter.press('F4', '2', enters)
    await counter.at('customer.phone')
    expect(counter.around.querySelector(star)).to.equal(null)
    expect(seen(counter.around.querySelector('[data-field="customer.postalCode"]'))).to.equal(
      'Postal code',
    )
  })

  it('says of a code of elsewhere, once it is left, which raffle is sold where; of no phone nothing', async () => {
    const hands = await selling('orderIntake')
    ;(await hands.field('customer.phone')).focus()
    await hands.press('Tab')
    expect(
      seen(hands.around.querySelector('[data-field="customer.phone"] .rd-field-error')),
    ).to.equal('')
    ;(await hands.field('customer.postalCode')).focus()
    await hands.say('m5v 2t6')
    await hands.press('Tab')
    const words = await hands.error('customer.postalCode')
    expect(words).to.equal('The postal code must be from within the province.')
    await hands.says('[data-field="customer.postalCode"]', 'Harbour Lights 50/50: Nova Scotia only')
  })

  it('marks no field of a tender that wasn’t in sight, and names none by its path', async () => {
    const hands = await selling('orderIntake')
    await hands.press(enters)
    await hands.at('customer.phone')
    await hands.choose('tender.type', 'Money order')
    await hands.choose('tender.type', 'Cheque')
    await hands.field('tender.number')
    expect(seen(hands.around.querySelector('.rd-entry-pay'))).not.to.contain('required')
    expect(seen(hands.around.querySelector('.rd-entry-payment'))).not.to.contain('required')
    await hands.press(enters)
    expect(await hands.error('tender.bank')).to.contain('The bank field is required')
  })
})
