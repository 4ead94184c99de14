import { expect } from 'chai'
import type { ReactNode } from 'react'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { Field } from '../../src/screens/kit/fields/field.tsx'
import { PasswordField } from '../../src/screens/kit/fields/password-field.tsx'
import { TextAreaField } from '../../src/screens/kit/fields/text-area-field.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { Held } from '../../stories/support/held.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type Place, placeKit, places } from '../support/browser/place-kit.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

async function place(
  field: (value: string, onChange: (value: string) => void) => ReactNode,
  { start = '', ...where }: { place?: Place; locale?: Locale; start?: string } = {},
) {
  const told: string[] = []
  const kit = await placeKit(
    <Held start={start}>
      {(value, onChange) =>
        field(value, next => {
          told.push(next)
          onChange(next)
        })
      }
    </Held>,
    where,
  )
  const input = await kit.find<Control>('input, textarea')
  const textOf = (id: string) => kit.scope.getElementById(id)?.textContent ?? 'NO SUCH ID'
  const described = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(textOf)
      .filter(text => text !== '')
  const named = () => (input.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' ')
  return { kit, input, told, last: () => told.at(-1), described, named }
}

for (const where of places) {
  describe(`a field of text in a ${where}`, () => {
    it('links its label, description, error and lock by ids that resolve', async () => {
      const { kit, described, named, input } = await place(
        (value, onChange) => (
          <TextField
            label="Name"
            description="As on the licence."
            error="The name field is required"
            lockedBecause="Sales have started."
            required
            value={value}
            onChange={onChange}
          />
        ),
        { place: where },
      )
      expect(named()).to.equal('Name')
      expect(described()).to.deep.equal([
        'As on the licence.',
        'Sales have started.',
        'The name field is required',
      ])
      expect(input.getAttribute('aria-invalid')).to.equal('true')
      expect(input.required).to.equal(true)
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('takes the focus by a click on its label, and drops spaces around the text when left', async () => {
      const { kit, input, last } = await place(
        (value, onChange) => <TextField label="Name" value={value} onChange={onChange} />,
        { place: where },
      )
      await click(await kit.find('label'))
      expect(focused()).to.equal(input)
      await type(' Eva Muise ')
      expect(input.value).to.equal(' Eva Muise ')
      await press('Tab')
      expect(last()).to.equal('Eva Muise')
      expect(input.value).to.equal('Eva Muise')
    })

    it('ticks each part of the password rule as it is met, and says what is missing', async () => {
      const { kit, input, described } = await place(
        (value, onChange) => (
          <PasswordField
            label="Password"
            autoComplete="new-password"
            value={value}
            onChange={onChange}
          />
        ),
        { place: where },
      )
      const met = () => kit.scope.querySelectorAll('[data-met]').length
      const said = () => kit.query('[role="status"]')?.textContent
      await click(input)
      expect(said()).to.equal('')
      await type('harbour')
      expect(met()).to.equal(1)
      expect(said()).to.match(
        /^Still needed: 8 to 100 characters, an uppercase letter,? and a number\.$/,
      )
      await type('A5')
      expect(met()).to.equal(4)
      expect(said()).to.equal('The password meets all four requirements.')
      expect(described().join()).to.contain('an uppercase letter (met)')
      await expectNoAxeViolationsInFull(kit.root)
      await press('Tab', 'Enter')
      expect((input as HTMLInputElement).type).to.equal('text')
    })
  })
}

describe('fields of text', () => {
  it('say how much of their length is used, and what is too much, without losing any', async () => {
    const { kit, input, last } = await place((value, onChange) => (
      <TextField label="Statement" maximumLength={10} value={value} onChange={onChange} />
    ))
    const said = () => kit.query('[role="status"]')?.textContent
    await click(input)
    await type('123456789')
    expect(said()).to.equal('')
    await type('0')
    expect(said()).to.equal('0 characters left')
    await type('ab')
    expect(said()).to.equal('2 characters too many')
    expect(last()).to.equal('1234567890ab')
    expect(kit.query('.rd-field-counter')?.textContent).to.contain('12 / 10')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('grow with their lines', async () => {
    const { kit, input, last } = await place((value, onChange) => (
      <TextAreaField label="Reason" optional value={value} onChange={onChange} />
    ))
    const before = input.offsetHeight
    await click(input)
    for (let line = 0; line < 8; line++) await press('a', 'Enter')
    expect(input.offsetHeight).to.be.greaterThan(before)
    expect(input.scrollHeight).to.be.at.most(input.offsetHeight)
    await press('Tab')
    expect(last()).to.equal(Array(8).fill('a').join('\n'))
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('give an address of the Web the scheme that people leave out', async () => {
    const { input, last } = await place((value, onChange) => (
      <TextField type="url" label="Site" value={value} onChange={onChange} />
    ))
    await click(input)
    await type('example.org/rules')
    await press('Tab')
    expect(last()).to.equal('https://example.org/rules')
  })

  it('say in the label what a group or a button can’t carry as an attribute', async () => {
    const kit = await placeKit(
      <Field label="Colour" holds="group" required>
        {links => (
          <fieldset {...links}>
            <button type="button">Red</button>
          </fieldset>
        )}
      </Field>,
    )
    const group = await kit.find('fieldset')
    const name = kit.scope.getElementById(group.getAttribute('aria-labelledby') ?? '')
    expect(name?.textContent).to.equal('Colour (required)')
    expect(kit.query('label')).to.equal(null)
    expect(group.hasAttribute('required')).to.equal(false)
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('say in French what is required and what is not', async () => {
    const { named } = await place(
      (value, onChange) => <TextField label="Nom" optional value={value} onChange={onChange} />,
      { locale: 'fr' },
    )
    expect(named()).to.equal('Nom (facultatif)')
  })
})
