import { expect } from 'chai'
import { useState } from 'react'
import { ColorField } from '../../src/screens/kit/fields/color-field.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

type Props = Partial<Parameters<typeof ColorField>[0]>

function Held({ log, ...props }: Props & { log?: string[] }) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <ColorField
      label="Button color"
      contrast
      {...props}
      value={value}
      onChange={next => {
        setValue(next)
        log?.push(next)
      }}
    />
  )
}

const byIds = (kit: PlacedKit, ids: string | null | undefined) =>
  (ids ?? '')
    .split(' ')
    .map(id => kit.scope.getElementById(id)?.textContent ?? '?')
    .join(' | ')
const input = (kit: PlacedKit) => kit.find<HTMLInputElement>('input.rd-input')

for (const place of somePlaces) {
  describe(`color, in ${place}`, () => {
    it('is typed, and becomes # and six small letters once it is left', async () => {
      const kit = await placeKit(<Held />, { place })
      const field = await input(kit)
      expect(field.placeholder).to.equal('#5db966')
      field.focus()
      await type('5B6')
      await press('Tab')
      await waitFor(() => field.value === '#55bb66')
    })

    it('keeps what can’t be read, and says why', async () => {
      const kit = await placeKit(<Held value="greenish" />, { place })
      const field = await input(kit)
      field.focus()
      await press('Tab')
      const error = await waitFor(() => kit.query('.rd-field-error:not(:empty)'))
      expect(error.textContent).to.include('such as #5db966')
      expect(field.value).to.equal('greenish')
      expect(byIds(kit, field.getAttribute('aria-describedby'))).to.include('such as #5db966')
    })

    it('says how well white text reads on it', async () => {
      const kit = await placeKit(<Held value="#5db966" />, { place })
      await input(kit)
      expect(kit.query('.rd-color-contrast')?.textContent).to.include('hard to read: 2.4 to 1')
      kit.draw(<Held key="dark" value="#14532d" />)
      expect(kit.query('.rd-color-contrast')?.textContent).to.include('easy to read')
      await expectNoAxeViolationsInFull(kit.scope === document ? document.body : kit.root)
    })

    it('is picked by arrow keys and by mouse; Escape gives the focus back', async () => {
      const log: string[] = []
      const kit = await placeKit(<Held value="#5db966" log={log} />, { place })
      const swatch = await kit.find('.rd-color-swatch')
      await click(swatch)
      const area = await kit.find('.rd-color-area')
      expect(area.offsetHeight).to.be.greaterThan(100)
      expect(area.offsetWidth).to.be.greaterThan(100)
      await click(area)
      await waitFor(() => log.length > 0, 'a color by mouse')
      const picked = log.at(-1)
      expect(picked).to.match(/^#[0-9a-f]{6}$/)
      await press('ArrowRight')
      await waitFor(() => log.at(-1) !== picked, 'a color by key')
      await expectNoAxeViolationsInFull(kit.scope === document ? document.body : kit.root)
      await press('Escape')
      await waitFor(() => kit.query('.rd-color-area') === null, 'a closed picker')
      await waitFor(() => focused() === swatch, 'focus on the swatch')
      expect((await input(kit)).value).to.equal(log.at(-1))
    })

    it('can’t be changed while it is locked', async () => {
      const kit = await placeKit(<Held value="#5db966" lockedBecause="It is on sale." />, { place })
      expect((await input(kit)).readOnly).to.equal(true)
      expect((await kit.find<HTMLButtonElement>('.rd-color-swatch')).disabled).to.equal(true)
    })
  })
}
