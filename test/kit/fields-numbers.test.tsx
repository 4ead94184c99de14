import { expect } from 'chai'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { MoneyField } from '../../src/screens/kit/fields/money-field.tsx'
import { NumberField } from '../../src/screens/kit/fields/number-field.tsx'
import { PercentageField } from '../../src/screens/kit/fields/percentage-field.tsx'
import { Held } from '../../stories/support/held.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, press, type } from '../support/browser/page.ts'
import { type Place, placeKit, places } from '../support/browser/place-kit.tsx'

type Told = (value: number | null) => void
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

async function place(
  field: (value: number | null, onChange: Told) => React.ReactNode,
  { start = null, ...where }: { place?: Place; locale?: Locale; start?: number | null } = {},
) {
  const told: (number | null)[] = []
  const kit = await placeKit(
    <Held<number | null> start={start}>
      {(value, onChange) =>
        field(value, next => {
          told.push(next)
          onChange(next)
        })
      }
    </Held>,
    where,
  )
  const input = await kit.find<HTMLInputElement>('input')
  const textOf = (id: string | null) => id && (kit.scope.getElementById(id)?.textContent ?? '')
  const described = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(textOf)
      .filter(Boolean)
      .join(' | ')
  return { kit, input, told, last: () => told.at(-1), described, textOf }
}

const money = (value: number | null, onChange: Told) => (
  <MoneyField
    label="Ticket price"
    description="Taxes included."
    currency="CAD"
    value={value}
    onChange={onChange}
  />
)

for (const where of places) {
  describe(`money in a ${where}`, () => {
    it('keeps cents, lets what is being typed alone, and writes it out when left', async () => {
      const { kit, input, last } = await place(money, { place: where })
      await click(input)
      await type('$1,234.5')
      expect(input.value).to.equal('$1,234.5')
      expect(last()).to.equal(123_450)
      await press('Tab')
      expect(input.value).to.equal('1,234.50')
      expect(input.getAttribute('aria-invalid')).to.equal('false')
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('reads a French amount and shows it the French way', async () => {
      const { input, last } = await place(money, { place: where, locale: 'fr' })
      await click(input)
      await type('1 234,5')
      await press('Tab')
      expect(last()).to.equal(123_450)
      expect(plain(input.value)).to.equal('1 234,50')
    })

    it('keeps a third decimal in sight, says why it is refused, and tells no number', async () => {
      const { kit, input, last, described } = await place(money, { place: where })
      await click(input)
      await type('1.005')
      await press('Tab')
      expect(input.value).to.equal('1.005')
      expect(last()).to.be.NaN
      expect(input.getAttribute('aria-invalid')).to.equal('true')
      expect(described()).to.contain('Taxes included.')
      expect(described()).to.contain('Canadian dollars')
      expect(described()).to.contain('at most two decimals')
      await expectNoAxeViolationsInFull(kit.root)
      await click(input)
      await press('Backspace')
      expect(last()).to.equal(100)
      expect(input.getAttribute('aria-invalid')).to.equal('false')
    })

    it('is named by its label, by id', async () => {
      const { input, textOf } = await place(money, { place: where })
      expect(textOf(input.getAttribute('aria-labelledby'))).to.equal('Ticket price')
      expect(input.labels?.[0]?.textContent).to.equal('Ticket price')
    })
  })
}

describe('fields of numbers', () => {
  it('refuse an amount below zero unless it is allowed', async () => {
    const { input, described } = await place(money)
    await click(input)
    await type('-5')
    expect(described()).to.contain('$0.00 or more')
    const allowed = await place((value, onChange) => (
      <MoneyField label="Float" currency="CAD" minCents={-1000} value={value} onChange={onChange} />
    ))
    await click(allowed.input)
    await type('-5')
    await press('Tab')
    expect(allowed.last()).to.equal(-500)
    expect(allowed.input.value).to.equal('-5.00')
    expect(allowed.input.getAttribute('aria-invalid')).to.equal('false')
  })

  it('take a value from outside in place of what was written', async () => {
    const { kit, input } = await place(money)
    const field = (value: number | null) => (
      <MoneyField label="Price" currency="CAD" value={value} onChange={() => {}} />
    )
    kit.draw(field(100))
    const next = await kit.find<HTMLInputElement>('input')
    await click(next)
    await type('x')
    kit.draw(field(250))
    expect(next.value).to.equal('2.50')
    expect(input.isConnected).to.equal(false)
  })

  it('stand whatever value they are given', async () => {
    for (const odd of [12.5, 2 ** 60, Number.NaN, Infinity, -Infinity]) {
      const kit = await placeKit(
        <>
          <MoneyField label="Price" currency="CAD" value={odd} onChange={() => {}} />
          <NumberField label="Limit" decimals={2} value={odd} onChange={() => {}} />
          <PercentageField label="Share" value={odd} onChange={() => {}} />
        </>,
      )
      expect((await kit.find<HTMLInputElement>('input')).value).to.equal('')
    }
  })

  it('step by the arrow keys within their range, and not by the wheel', async () => {
    const { kit, input, last } = await place(
      (value, onChange) => (
        <PercentageField label="Share" min={1} value={value} onChange={onChange} />
      ),
      { start: 99.5 },
    )
    await click(input)
    await press('ArrowUp')
    expect(last()).to.equal(100)
    expect(input.value).to.equal('100')
    await press('PageDown', 'ArrowDown')
    expect(last()).to.equal(89)
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))
    expect(last()).to.equal(89)
    expect(input.getAttribute('role')).to.equal('spinbutton')
    expect(input.getAttribute('aria-valuenow')).to.equal('89')
    expect(input.getAttribute('aria-valuemax')).to.equal('100')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('keep decimals exact in both languages', async () => {
    const { input, last } = await place(
      (value, onChange) => (
        <NumberField label="Poids" decimals={3} value={value} onChange={onChange} />
      ),
      { locale: 'fr' },
    )
    await click(input)
    await type('1,255')
    await press('Tab')
    expect(last()).to.equal(1.255)
    expect(input.value).to.equal('1,255')
  })

  it('say that a count has no decimals', async () => {
    const { input, described } = await place((value, onChange) => (
      <NumberField label="Limit" unit="tickets" value={value} onChange={onChange} />
    ))
    await click(input)
    await type('2.5')
    expect(described()).to.contain('whole number')
    expect(described()).to.contain('tickets')
  })

  it('can be read and not changed when locked', async () => {
    const { kit, input, told, described } = await place(
      (value, onChange) => (
        <NumberField
          label="Limit"
          lockedBecause="Sales have started."
          value={value}
          onChange={onChange}
        />
      ),
      { start: 5 },
    )
    await click(input)
    await type('7')
    await press('ArrowUp')
    expect(told).to.deep.equal([])
    expect(input.readOnly).to.equal(true)
    expect(described()).to.contain('Sales have started.')
    await expectNoAxeViolationsInFull(kit.root)
  })
})

describe('a number that names something', () => {
  it('isn’t grouped, typed or shown', async () => {
    const ticket = (value: number | null, onChange: Told) => (
      <NumberField label="Ticket number" isName value={value} onChange={onChange} />
    )
    const { input, last } = await place(ticket, { start: 10_482 })
    expect(input.value).to.equal('10482')
    await click(input)
    input.select()
    await type('12,345,678')
    await press('Tab')
    expect(last()).to.equal(12_345_678)
    expect(input.value).to.equal('12345678')
  })
})
