import { expect } from 'chai'
import { DateField } from '../../../src/screens/kit/dates/date-field.tsx'
import { Dialog } from '../../../src/screens/kit/overlays/dialog.tsx'
import { placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

const field = <DateField label="Licence ends" value="2027-03-31" onChange={() => undefined} />

/** Every id that a part names, which nothing in its root has. */
function danglingIn(scope: Document | ShadowRoot): string[] {
  const names = ['aria-describedby', 'aria-labelledby', 'aria-controls']
  return [...scope.querySelectorAll(names.map(name => `[${name}]`).join(', '))].flatMap(element =>
    names
      .flatMap(name => (element.getAttribute(name) ?? '').split(/\s+/))
      .filter(id => id !== '' && scope.getElementById(id) === null),
  )
}

for (const place of places) {
  describe(`the layer of overlays, in ${place}`, () => {
    it('lets every link by id of a date field end in its own root', async () => {
      const kit = await placeKit(field, { place })
      await kit.find('[role=spinbutton]')
      await waitFor(() => danglingIn(kit.scope).length === 0)
      expect(danglingIn(kit.scope)).to.deep.equal([])
    })

    it('leaves nothing behind when its last part goes', async () => {
      const kit = await placeKit(
        <Dialog open title="Prizes" onClose={() => undefined}>
          {field}
        </Dialog>,
        { place },
      )
      await kit.find('[role=dialog]')
      kit.draw(null)
      await waitFor(() => kit.query('.rd-portal') === null)
      expect(kit.scope.querySelectorAll('[id^=react-aria-description]')).to.have.lengthOf(0)
    })
  })
}
