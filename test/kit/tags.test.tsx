import { expect } from 'chai'
import { useState } from 'react'
import { ComboboxMultipleField } from '../../src/screens/kit/fields/combobox-multiple-field.tsx'
import { TagsField } from '../../src/screens/kit/fields/tags-field.tsx'
import type { LoadOptions } from '../../src/screens/kit/overlays/options/load-options.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const tags = (kit: PlacedKit) =>
  [...kit.scope.querySelectorAll('.rd-tag')].map(tag => tag.textContent)
const byIds = (kit: PlacedKit, ids: string | null | undefined) =>
  (ids ?? '')
    .split(' ')
    .map(id => kit.scope.getElementById(id)?.textContent ?? '?')
    .join(' | ')
const page = (kit: PlacedKit) => (kit.scope === document ? document.body : kit.root)
const optionsOf = (kit: PlacedKit) => [...kit.scope.querySelectorAll('[role=option]')]

type TagsProps = Partial<Parameters<typeof TagsField>[0]>

function Free(props: TagsProps) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? [])
  return <TagsField label="Tags" {...props} value={value} onChange={setValue} />
}

const raffles = ['Harbour Lights', 'Puck Night', 'Dream Home'].map((label, at) => ({
  id: `raffle-${at}`,
  label,
}))
const load: LoadOptions = async text => ({
  options: raffles.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  more: false,
})

type ManyProps = Partial<Parameters<typeof ComboboxMultipleField>[0]>

function Many(props: ManyProps) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? [])
  return (
    <ComboboxMultipleField
      label="Raffles"
      load={load}
      {...props}
      value={value}
      onChange={next => setValue(next)}
    />
  )
}

for (const place of somePlaces) {
  describe(`tags, in ${place}`, () => {
    it('are added by Enter, by a comma and on leaving, each once', async () => {
      const kit = await placeKit(<Free />, { place })
      const input = await kit.find<HTMLInputElement>('input')
      input.focus()
      await type('gala')
      await press('Enter')
      await type('spring,')
      await type('GALA,')
      await type('  50/50  ')
      await press('Tab')
      await waitFor(() => tags(kit).length === 3)
      expect(tags(kit)).to.deep.equal(['gala', 'spring', '50/50'])
      expect(input.value).to.equal('')
    })

    it('are removed by mouse and by keys, and the focus stays beside them', async () => {
      const kit = await placeKit(<Free value={['a', 'b', 'c', 'd']} />, { place })
      await click(await kit.find('[aria-label="Remove b"]'))
      await waitFor(() => tags(kit).length === 3)
      expect(focused()?.ariaLabel).to.equal('Remove c')
      await press('ArrowLeft')
      expect(focused()?.ariaLabel).to.equal('Remove a')
      await press('End')
      expect(focused()?.ariaLabel).to.equal('Remove d')
      await press('Delete')
      await waitFor(() => tags(kit).length === 2)
      expect(focused()?.ariaLabel).to.equal('Remove c')
      await press('ArrowRight')
      const input = await kit.find('input')
      expect(focused()).to.equal(input)
      await press('Backspace')
      expect(focused()?.ariaLabel).to.equal('Remove c')
      await press('Backspace', 'Backspace')
      await waitFor(() => tags(kit).length === 0)
      expect(focused()).to.equal(input)
    })

    it('carry label, description and error by ids', async () => {
      const kit = await placeKit(
        <Free value={['gala']} description="To find it again." error="Too many." required />,
        { place },
      )
      const input = await kit.find('input')
      expect(byIds(kit, input.getAttribute('aria-labelledby'))).to.equal('Tags')
      expect(byIds(kit, input.getAttribute('aria-describedby'))).to.equal(
        'To find it again. | Too many.',
      )
      expect((await kit.find('ul')).ariaLabel).to.equal('Tags: chosen')
      await expectNoAxeViolationsInFull(page(kit))
    })

    it('can only be read while they are locked', async () => {
      const kit = await placeKit(<Free value={['gala']} lockedBecause="It is over." />, { place })
      expect(tags(kit)).to.deep.equal(['gala'])
      expect(kit.query('.rd-tag button')).to.equal(null)
      expect((await kit.find<HTMLInputElement>('input')).readOnly).to.equal(true)
      await expectNoAxeViolationsInFull(page(kit))
    })
  })

  describe(`combobox for several, in ${place}`, () => {
    it('adds by mouse, keeps the list open and offers what is left', async () => {
      const kit = await placeKit(<Many />, { place })
      await click(await kit.find('[role=combobox]'))
      await waitFor(() => optionsOf(kit).length === 3)
      await click(optionsOf(kit)[1]!)
      await waitFor(() => optionsOf(kit).length === 2)
      expect(tags(kit)).to.deep.equal(['Puck Night'])
      await click(optionsOf(kit)[0]!)
      await waitFor(() => tags(kit).length === 2)
      expect(tags(kit)).to.deep.equal(['Puck Night', 'Harbour Lights'])
      await press('Escape')
      await waitFor(() => optionsOf(kit).length === 0)
    })

    it('adds and removes by keyboard', async () => {
      const kit = await placeKit(<Many value={['raffle-2']} chosen={[raffles[2]!]} />, { place })
      const input = await kit.find<HTMLInputElement>('[role=combobox]')
      expect(tags(kit)).to.deep.equal(['Dream Home'])
      input.focus()
      await type('puck')
      await waitFor(() => optionsOf(kit).length === 1)
      await press('ArrowDown')
      await waitFor(() => input.getAttribute('aria-activedescendant') !== null)
      await press('Enter')
      await waitFor(() => tags(kit).length === 2)
      await waitFor(() => input.value === '')
      await press('Escape', 'Backspace')
      await waitFor(() => focused()?.ariaLabel === 'Remove Puck Night')
      await press('Delete')
      await waitFor(() => tags(kit).length === 1)
      expect(focused()?.ariaLabel).to.equal('Remove Dream Home')
    })

    it('carries label, description and error by ids, and axe finds nothing', async () => {
      const kit = await placeKit(
        <Many
          value={['raffle-0']}
          chosen={raffles}
          description="One or more."
          error="Choose one."
        />,
        { place },
      )
      const input = await kit.find('[role=combobox]')
      expect(byIds(kit, input.getAttribute('aria-labelledby'))).to.equal('Raffles')
      expect(byIds(kit, input.getAttribute('aria-describedby'))).to.equal(
        'One or more. | Choose one.',
      )
      await expectNoAxeViolationsInFull(page(kit))
    })
  })
}
