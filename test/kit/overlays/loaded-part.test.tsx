import { expect } from 'chai'
import { LoadedPart } from '../../../src/screens/kit/overlays/loaded-part.tsx'
import { press } from '../../support/browser/page.ts'
import { placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

for (const place of places) {
  describe(`a part of an overlay that is loaded, ${place}`, () => {
    it('is not opened any more after Escape while it is on its way', async () => {
      const never = () => new Promise<string>(() => undefined)
      let closed = 0
      const kit = await placeKit(
        <LoadedPart load={never} onClose={() => (closed += 1)}>
          {part => part}
        </LoadedPart>,
        { place },
      )
      const waiting = await kit.find('[role="status"]')
      expect(waiting.getAttribute('aria-label')).to.equal('Loading')
      await press('Escape')
      await waitFor(() => closed === 1)
      kit.draw(null)
      await press('Escape')
      expect(closed).to.equal(1)
    })
  })
}
