import { expect } from 'chai'
import { formatMoney } from '../../src/core/format/money.ts'
import { Money, WithAmount } from '../../src/screens/kit/money.tsx'
import { placeKit } from '../support/browser/place-kit.tsx'

/** What is read out: the text without what is hidden from it. */
function read(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent ?? ''
}

function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.rd-only-read-out')) hidden.remove()
  return copy.textContent ?? ''
}

describe('an amount', () => {
  for (const locale of ['en', 'fr'] as const) {
    for (const cents of [0, 5, -1250, 1050, 123_456_789]) {
      for (const short of [false, true]) {
        it(`is read out in full, once (${locale}, ${cents} cents${short ? ', as tiles show it' : ''})`, async () => {
          const money = <Money cents={cents} currency="CAD" short={short} />
          const amount = await (await placeKit(money, { locale })).find('data')
          const inFull = formatMoney(cents, 'CAD', locale)
          expect(read(amount)).to.equal(inFull)
          const changed = cents === 0 || (short && cents > 100_000_000)
          if (changed) expect(seen(amount)).not.to.equal(inFull)
          else expect(seen(amount)).to.equal(inFull)
          if (!short && cents !== 0) expect(amount.childElementCount).to.equal(0)
        })
      }
    }
  }

  it('is a dash for zero in a sentence too, which is read out once, in full', async () => {
    const sentence = (cents: number) => (
      <p>
        <WithAmount cents={cents} currency="CAD">
          {amount => `The jackpot is ${amount}.`}
        </WithAmount>
      </p>
    )
    const zero = await (await placeKit(sentence(0))).find('p')
    expect(seen(zero)).to.equal('The jackpot is –.')
    expect(read(zero)).to.equal('The jackpot is $0.00.')
    const some = await (await placeKit(sentence(50))).find('p')
    expect([some.textContent, some.childElementCount]).to.deep.equal(['The jackpot is $0.50.', 0])
  })
})
