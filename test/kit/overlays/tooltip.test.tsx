import { sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Button } from '../../../src/screens/kit/button.tsx'
import { Tooltip } from '../../../src/screens/kit/overlays/tooltip.tsx'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { press } from '../../support/browser/page.ts'
import { placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

const parts = (
  <>
    <Button id="before">Before</Button>
    <Tooltip text="Sent to every buyer">
      <Button id="target">Send</Button>
    </Tooltip>
  </>
)

for (const place of places) {
  describe(`a tooltip in a ${place} place`, () => {
    it('describes what has the focus, until Escape', async () => {
      const kit = await placeKit(parts, { place })
      const target = await kit.find('#target')
      ;(await kit.find('#before')).focus()
      await press('Tab')
      const tooltip = await kit.find('[role=tooltip]')
      expect(tooltip.textContent).to.equal('Sent to every buyer')
      expect(kit.scope.getElementById(target.getAttribute('aria-describedby') ?? '')).to.equal(
        tooltip,
      )
      await expectNoAxeViolationsInFull(tooltip)
      await expectNoAxeViolationsInFull(kit.root)
      await press('Escape')
      await waitFor(() => kit.query('[role=tooltip]') === null)
      expect(target.hasAttribute('aria-describedby')).to.equal(false)
    })

    it('comes for who points at it, and goes', async () => {
      const kit = await placeKit(parts, { place })
      const { left, top, width, height } = (await kit.find('#target')).getBoundingClientRect()
      const middle = [Math.round(left + width / 2), Math.round(top + height / 2)]
      await sendMouse({ type: 'move', position: [0, 0] })
      await sendMouse({ type: 'move', position: middle as [number, number] })
      await kit.find('[role=tooltip]')
      await sendMouse({ type: 'move', position: [0, 0] })
      await waitFor(() => kit.query('[role=tooltip]') === null)
    })
  })
}
